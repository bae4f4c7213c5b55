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

/** Replication slot that makes Postgres keep its log until it is stored. */
const slot = 'credenza_backup'

type Source = Pick<RunningCluster, 'cluster'> & { store: SealedStore }

/**
 * Returns a function that stores what was added to the log, and returns the position up to which all is stored. It begins after
 * what is stored already. Throws WalGap if Postgres no longer has the log from there, or nothing of this timeline is stored:
 * then a new base must be made first.
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

/** Lets Postgres remove its log again, once nobody stores it. */
export async function releaseWal(session: pg.Client): Promise<void> {
  await session.query(
    'SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots WHERE slot_name = $1',
    [slot],
  )
}

/** Where to continue: at the last block before the first missing one, since that block may be incomplete. */
async function storedUntil(store: SealedStore, line: Line): Promise<Position> {
  const noted = await readStoredUntil(store)
  if (!noted || lineFolder(noted) !== lineFolder(line))
    throw new WalGap('Nothing of this line of history is stored.')
  const stored = new Set((await store.list(lineFolder(line))).map((name) => parseBlockName(name).block))
  let block = blockAt(noted.position)
  while (stored.has(block + blockBytes)) block += blockBytes
  return block
}
