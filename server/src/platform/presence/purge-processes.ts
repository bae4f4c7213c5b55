import { sql } from 'kysely'
import type { Context } from '../../context.ts'

/** Deletes processes that ended longer ago than an upgrade between two releases can take. */
export const purgeProcesses = ({ db }: Pick<Context, 'db'>) =>
  db.deleteFrom('server_process').where('seen_at', '<', sql<Date>`now() - interval '1 year'`).execute()
