import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findBinaries } from './binaries.ts'
import { clearDeadDrafts, draftOf } from './draft.ts'
import { giveTo } from './give-to.ts'
import { findHome } from './home.ts'
import { claimForThisHost } from './host-mark.ts'
import { superuser } from './init.ts'
import { passwordFile } from './password.ts'
import { ensureSocketFolder } from './socket.ts'
import { startOnce } from './start.ts'
import { stopUnlessShared } from './stop.ts'

/** The state of the cluster after its log was replayed. */
export interface Recovered {
  /** When its last transaction was committed; null if the log has none. */
  lastCommit: Date | null
}

/** All of the stored log was replayed, and the wanted moment did not come. */
export class LogEnded extends Error {
  override name = 'LogEnded'
}

/**
 * Makes the cluster of `dataFolder` from a copy. `fill` writes the copy's files, with its log in pg_wal, into an empty folder,
 * and returns the superuser's password. Postgres then replays the log, up to `until` if given, and begins a new timeline.
 * `finish` may change the database at this URL while nobody else can reach it. The cluster gets its name only when all of that
 * has succeeded, so a failure leaves none. Refuses to replace a cluster. Rejects with LogEnded if the log has nothing committed
 * after `until`.
 */
export async function recoverCluster(input: {
  dataFolder: string
  fill: (cluster: string) => Promise<{ password: string }>
  until?: Date | undefined
  finish?: ((url: string) => Promise<void>) | undefined
  signal?: AbortSignal | undefined
}): Promise<Recovered> {
  const home = await findHome(input.dataFolder)
  if (existsSync(home.cluster))
    throw new Error(
      `There is a database in ${home.cluster} already: set DATA_DIR to another folder, or move it away.`,
    )
  await claimForThisHost(home)
  await clearDeadDrafts(home.folder)
  const binaries = await findBinaries(home)
  const draft = { ...home, cluster: draftOf(home.cluster) }
  await mkdir(draft.cluster, { mode: 0o700 })
  const recovered: Recovered = { lastCommit: null }
  try {
    const { password } = await input.fill(draft.cluster)
    await writeFile(join(draft.cluster, 'recovery.signal'), '')
    await giveTo(draft.cluster, home.user)
    const socketFolder = await ensureSocketFolder(draft)
    const url = `postgres://${superuser}:${password}@/postgres?host=${encodeURIComponent(socketFolder)}`
    const session = await startOnce({
      home: draft,
      binaries,
      socketFolder,
      url,
      durable: true,
      also: recoverySettings(input.until),
      signal: input.signal,
    }).catch((error: Error) => {
      throw error.message.includes(endedEarly) ? new LogEnded(endedEarly, { cause: error }) : error
    })
    try {
      const { rows } = await session.query('SELECT pg_last_xact_replay_timestamp() AS last')
      await input.finish?.(url)
      recovered.lastCommit = rows[0].last
    } finally {
      await stopUnlessShared(draft, session)
      if (socketFolder !== draft.cluster) await rm(socketFolder, { recursive: true, force: true })
    }
    await writeFile(passwordFile(home), password, { mode: 0o600, flush: true })
    await rename(draft.cluster, home.cluster)
    return recovered
  } finally {
    await rm(draft.cluster, { recursive: true, force: true })
  }
}

/** What Postgres says then. */
const endedEarly = 'recovery ended before configured recovery target was reached'

/**
 * The restore command finds nothing, since all of the log is in pg_wal already; but Postgres does not start without the
 * setting.
 */
const recoverySettings = (until: Date | undefined): Record<string, string> => ({
  restore_command: 'exit 1',
  recovery_target_timeline: 'current',
  recovery_target_action: 'promote',
  ...(until && { recovery_target_time: until.toISOString().replace('T', ' ').replace('Z', '+00') }),
  // Lets nobody connect before the end.
  hot_standby: 'off',
})
