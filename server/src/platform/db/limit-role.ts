import pg from 'pg'
import { connectionTo } from './follow-primary.ts'
import { idleInTransactionTimeoutMs, statementTimeoutMs } from './pool.ts'

const limits = {
  statement_timeout: `${statementTimeoutMs}ms`,
  idle_in_transaction_session_timeout: `${idleInTransactionTimeoutMs}ms`,
}

/** What Postgres says to the second of two processes that set the same limit: of a changed row, and of a new one. */
const atOnce = /^tuple concurrently updated|"pg_db_role_setting_databaseid_rol_index"/

/**
 * Gives our user its limits in our database. A pooler in transaction mode takes no settings of a session, and whatever is
 * set on one of its connections stays there for others; a role's settings are there wherever it connects.
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
    // Only what is missing: processes that start at once would get into each other's way.
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
