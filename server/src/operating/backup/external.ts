import { sql } from 'kysely'
import type { Db } from '../../context.ts'

/** What an external Postgres says about the tool that archives its log, such as pgBackRest or Barman. */
export interface Archiving {
  /** Archiving is on, or a program receives the log as it is written. */
  isOn: boolean
  lastArchived: Date | null
  /** The newest attempt failed. */
  isFailing: boolean
}

/** Programs that receive the log over a connection, by their `application_name`. */
const receivers = ['barman_receive_wal', 'pg_receivewal']

export async function readArchiving(db: Db): Promise<Archiving> {
  const { rows } = await sql<{
    is_on: boolean
    receives: boolean
    archived: Date | null
    failed: Date | null
  }>`
    SELECT current_setting('archive_mode') <> 'off' AS is_on,
      EXISTS (SELECT 1 FROM pg_stat_replication WHERE application_name = ANY(${receivers})) AS receives,
      last_archived_time AS archived, last_failed_time AS failed
    FROM pg_stat_archiver`.execute(db)
  const { is_on, receives, archived, failed } = rows[0]!
  return {
    isOn: is_on || receives,
    lastArchived: archived,
    isFailing: is_on && failed !== null && (archived === null || failed > archived),
  }
}
