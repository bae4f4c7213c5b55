import { chown, lchown, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { embeddedCannotRun } from './cannot-run.ts'
import type { ServerUser } from './run-as.ts'

/** Gives a file, or a folder and its contents, to the server's user; does nothing when that is us. */
export async function giveTo(path: string, user: ServerUser | undefined) {
  if (!user) return
  try {
    await chown(path, user.uid, user.gid)
    for (const entry of await readdir(path, { recursive: true, withFileTypes: true }).catch(() => [])) {
      await lchown(join(entry.parentPath, entry.name), user.uid, user.gid)
    }
  } catch (error) {
    throw embeddedCannotRun(
      'root may not hand files to another user (a container without capabilities)',
      error,
    )
  }
}
