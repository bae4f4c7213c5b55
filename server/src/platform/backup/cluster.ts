import pg from 'pg'
import { type Line, type Position, parsePosition } from './wal/positions.ts'

/** A running embedded Postgres whose files this process can read. */
export interface RunningCluster {
  /** The URL for its superuser. */
  url: string
  /** The folder of its files. */
  cluster: string
}

/** Runs `work` with one connection, which it closes afterwards. */
export async function withSession<Result>(
  { url }: Pick<RunningCluster, 'url'>,
  work: (session: pg.Client) => Promise<Result>,
): Promise<Result> {
  const session = new pg.Client({ connectionString: url, application_name: 'credenza backup' })
  // Without a listener, a lost connection would end the process.
  session.on('error', () => {})
  await session.connect()
  try {
    return await work(session)
  } finally {
    await session.end().catch(() => {})
  }
}

/** The timeline that the cluster writes, and how far its log is flushed. */
export async function readWritten(session: pg.Client): Promise<{ line: Line; flushed: Position }> {
  const { rows } = await session.query(
    `SELECT system_identifier AS system, lsn AS flushed, left(pg_walfile_name(lsn), 8) AS timeline
      FROM pg_control_system(), pg_current_wal_flush_lsn() AS lsn`,
  )
  const { system, flushed, timeline } = rows[0]
  return { line: { system, timeline: Number.parseInt(timeline, 16) }, flushed: parsePosition(flushed) }
}
