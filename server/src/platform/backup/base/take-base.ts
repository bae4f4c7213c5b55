import { randomBytes } from 'node:crypto'
import { version } from '@credenza/schema/version'
import { type RunningCluster, readWritten, withSession } from '../cluster.ts'
import type { SealedStore } from '../store/sealed-store.ts'
import { keepStoredUntil } from '../stored-until.ts'
import { parsePosition } from '../wal/positions.ts'
import { shipHistory, shipWal } from '../wal/ship-wal.ts'
import { openChunks } from './chunks.ts'
import { copyFiles } from './copy-files.ts'
import { keepManifest, type Manifest } from './manifest.ts'

/**
 * Copies a running cluster, with the log that makes the copy consistent, and returns the name of the new base. Pieces that an
 * earlier base has are not stored again. If interrupted, it leaves no base, only pieces that the next one uses.
 */
export async function takeBase(
  running: RunningCluster & { password: string },
  store: SealedStore,
  { clock, signal }: { clock: () => Date; signal: AbortSignal },
): Promise<{ name: string; manifest: Manifest }> {
  const source = { ...running, store }
  return await withSession(running, async (session) => {
    const startedAt = clock().toISOString()
    // Makes Postgres keep the log that we need, until the session ends and the backup with it.
    const slot = `credenza_base_${randomBytes(6).toString('hex')}`
    await session.query('SELECT pg_create_physical_replication_slot($1, true, true)', [slot])
    const { line } = await readWritten(session)
    const began = await session.query("SELECT pg_backup_start('credenza', true) AS lsn")
    const chunks = await openChunks(store)
    const { folders, files } = await copyFiles(running.cluster, chunks.keep, signal)
    const stoppedAt = clock()
    const ended = await session.query('SELECT lsn, labelfile FROM pg_backup_stop(false)')
    const start = parsePosition(began.rows[0].lsn)
    const stop = parsePosition(ended.rows[0].lsn)
    await shipHistory(source, line)
    await shipWal(source, line, { from: start, until: stop })
    const manifest: Manifest = {
      format: 1,
      release: version,
      ...line,
      start,
      stop,
      startedAt,
      endedAt: clock().toISOString(),
      label: ended.rows[0].labelfile,
      password: running.password,
      folders,
      files,
    }
    const name = await keepManifest(store, manifest)
    await keepStoredUntil(store, { ...line, position: stop, at: stoppedAt })
    return { name, manifest }
  })
}
