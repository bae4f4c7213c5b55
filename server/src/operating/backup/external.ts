import { sql } from 'kysely'
import type { Context } from '../../context.ts'

/** What an external Postgres knows about the tool that archives its log, such as pgBackRest or Barman. */
export interface Archiving {
  /** Whether archiving is on, or a program receives the log as it is written. */
  isOn: boolean
  lastArchived: Date | null
  /** Whether the newest attempt failed. */
  isFailing: boolean
}

/** Programs that receive the log over a connection, by their `application_name`. */
const receivers = ['barman_receive_wal', 'pg_receivewal']

export async function readArchiving({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<Archiving> {
  const { rows } = await sql<{
    archives: boolean
    receives: boolean
    archived: Date | null
    failed: Date | null
  }>`
    SELECT current_setting('archive_mode') <> 'off'
        AND current_setting('archive_command') || coalesce(current_setting('archive_library', true), '') <> '' AS archives,
      EXISTS (SELECT 1 FROM pg_stat_replication WHERE application_name = ANY(${receivers})) AS receives,
      last_archived_time AS archived, last_failed_time AS failed
    FROM pg_stat_archiver`.execute(db)
  const { archives, receives, archived, failed } = rows[0]!
  return {
    isOn: archives || receives,
    // A receiver streams the log, so it has everything up to now.
    lastArchived: receives ? clock() : archived,
    isFailing: archives && failed !== null && (archived === null || failed > archived),
  }
}
