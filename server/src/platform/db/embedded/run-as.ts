import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { embeddedCannotRun } from './cannot-run.ts'

/** A system user by number, as `spawn` takes it. */
export type ServerUser = { uid: number; gid: number }

/**
 * The user to run Postgres as; undefined means ourselves. Postgres refuses to run as root, so if we are root it is the owner of
 * an existing cluster folder, otherwise `postgres` or `nobody`. Never creates users.
 */
export function chooseServerUser(clusterFolder: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(clusterFolder, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const user = passwdEntry('postgres') ?? passwdEntry('nobody')
  if (!user) {
    throw embeddedCannotRun('Postgres refuses to run as root and there is no user "postgres" or "nobody"')
  }
  return user
}

/** Whether `user` (undefined: ourselves) may enter `folder` through every folder above it. */
export function canEnter(folder: string, user: ServerUser | undefined): boolean {
  if (!user) return true
  for (let at = folder; ; at = dirname(at)) {
    const { uid, gid, mode } = statSync(at)
    // Groups other than the user's own do not count: spawn with a uid drops them.
    const enter = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if ((mode & enter) === 0) return false
    if (at === dirname(at)) return true
  }
}

function passwdEntry(name: string): ServerUser | undefined {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [user, , uid, gid] = line.split(':')
    if (user === name) return { uid: Number(uid), gid: Number(gid) }
  }
  return undefined
}
