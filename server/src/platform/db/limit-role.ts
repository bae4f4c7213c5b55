import pg from 'pg'
import { connectionTo } from './follow-primary.ts'
import { idleInTransactionTimeoutMs, statementTimeoutMs } from './pool.ts'

const limits = {
  statement_timeout: `${statementTimeoutMs}ms`,
  idle_in_transaction_session_timeout: `${idleInTransactionTimeoutMs}ms`,
}

/** Postgres's error when two processes set the same limit at once: for a changed row, and for a new one. */
const atOnce = /^tuple concurrently updated|"pg_db_role_setting_databaseid_rol_index"/

/**
 * Gives our user its limits in our database. Through a pooler in transaction mode, session settings do not work: what is set on
 * a connection stays there for others. A role's settings apply wherever it connects.
 */
export async function limitRole(directUrl: string): Promise<void> {
  const client = new pg.Client({ ...connectionTo(directUrl), application_name: 'credenza start' })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ database: string; settings: string[] | null }>(`
      SELECT quote_ident(current_database()) AS database, (
        SELECT setconfig FROM pg_db_role_setting
        WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())
          AND setrole = (SELECT oid FROM pg_roles WHERE rolname = current_user)
      ) AS settings`)
    const { database, settings } = rows[0]!
    // Only those that are missing: processes that start at the same time would collide.
    for (const [name, value] of Object.entries(limits))
      if (!settings?.includes(`${name}=${value}`))
        await client
          .query(`ALTER ROLE CURRENT_USER IN DATABASE ${database} SET ${name} = '${value}'`)
          .catch((error: Error) => {
            if (!atOnce.test(error.message)) throw error
          })
  } finally {
    await client.end()
  }
}
