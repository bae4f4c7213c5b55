import type pg from 'pg'
import { type RunningCluster, readWritten } from '../cluster.ts'
import type { SealedStore } from '../store/sealed-store.ts'
import { readStoredUntil } from '../stored-until.ts'
import {
  blockAt,
  blockBytes,
  formatPosition,
  type Line,
  lineFolder,
  type Position,
  parseBlockName,
} from './positions.ts'
import { shipHistory, shipWal, WalGap } from './ship-wal.ts'

/** Makes Postgres keep its log until it is stored. */
const slot = 'credenza_backup'

type Source = Pick<RunningCluster, 'cluster'> & { store: SealedStore }

/**
 * Stores what was added to the log, each time it is called, and returns up to where all is stored. Begins after
 * what is stored already, and throws WalGap when the log is gone there, or nothing is stored of this line of history: then a
 * new base is needed first.
 */
export async function openWalKeeper(
  session: pg.Client,
  source: Source,
): Promise<() => Promise<Line & { position: Position }>> {
  await reserve(session)
  const { line } = await readWritten(session)
  let stored = await storedUntil(source.store, line)
  await shipHistory(source, line)
  return async () => {
    const { flushed, line: now } = await readWritten(session)
    if (now.timeline !== line.timeline) throw new WalGap('The database has begun a new line of history.')
    if (flushed > stored) {
      await shipWal(source, line, { from: stored, until: flushed })
      await session.query(
        `SELECT pg_replication_slot_advance(slot_name, $2::pg_lsn) FROM pg_replication_slots
          WHERE slot_name = $1 AND restart_lsn < $2::pg_lsn`,
        [slot, formatPosition(flushed)],
      )
      stored = flushed
    }
    return { ...line, position: stored }
  }
}

async function reserve(session: pg.Client): Promise<void> {
  const { rows } = await session.query('SELECT wal_status FROM pg_replication_slots WHERE slot_name = $1', [
    slot,
  ])
  if (rows[0]?.wal_status === 'lost') await releaseWal(session)
  if (rows[0] && rows[0].wal_status !== 'lost') return
  await session.query('SELECT pg_create_physical_replication_slot($1, true)', [slot])
}

/** Lets Postgres remove its log as it likes: nobody stores it any more. */
export async function releaseWal(session: pg.Client): Promise<void> {
  await session.query(
    'SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots WHERE slot_name = $1',
    [slot],
  )
}

/** Where to continue: with the last block before the first one that is missing, since that block may be a beginning only. */
async function storedUntil(store: SealedStore, line: Line): Promise<Position> {
  const noted = await readStoredUntil(store)
  if (!noted || lineFolder(noted) !== lineFolder(line))
    throw new WalGap('Nothing of this line of history is stored.')
  const stored = new Set((await store.list(lineFolder(line))).map((name) => parseBlockName(name).block))
  let block = blockAt(noted.position)
  while (stored.has(block + blockBytes)) block += blockBytes
  return block
}
