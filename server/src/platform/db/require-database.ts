import pg from 'pg'
import { connectionTo } from './follow-primary.ts'

const patienceMs = 5_000
const oldestVersion = 15

/**
 * Rejects with a sentence that names the setting if the database at `url` cannot be used. `pooled`: it is a pooler, which need
 * not accept session settings.
 */
export async function requireDatabase(setting: string, url: string, { pooled = false } = {}): Promise<void> {
  const { version, isReadOnly, mayCreate } = await ask(setting, url, pooled)
  if (version < oldestVersion)
    throw new Error(
      `${setting} leads to Postgres ${version}: set it to a server of version ${oldestVersion} or newer.`,
    )
  if (isReadOnly)
    throw new Error(`The database that ${setting} leads to takes no writes: set it to the primary server.`)
  if (!mayCreate)
    throw new Error(`The user in ${setting} may not create tables: make it the owner of the database.`)
}

interface Ground {
  version: number
  isReadOnly: boolean
  mayCreate: boolean
}

async function ask(setting: string, url: string, pooled: boolean): Promise<Ground> {
  let client: pg.Client | undefined
  try {
    client = new pg.Client({
      ...connectionTo(url),
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
      application_name: 'credenza start',
      ...(!pooled && { options: `-c statement_timeout=${patienceMs}` }),
    })
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query<Ground>(`
      SELECT current_setting('server_version_num')::int / 10000 AS version,
        current_setting('transaction_read_only') = 'on' AS "isReadOnly",
        coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS "mayCreate"`)
    return rows[0]!
  } catch (error) {
    throw new Error(sentenceOf(setting, error), { cause: error })
  } finally {
    await client?.end().catch(() => {})
  }
}

/** Words the error ourselves, since its own text may quote the address, which contains the password. */
function sentenceOf(setting: string, error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  if (code === 'ERR_INVALID_URL')
    return `${setting} is not an address: write it like postgres://user:password@host:5432/name.`
  if (code === '28P01' || /password must be a/.test(message ?? ''))
    return `The server that ${setting} leads to does not accept the user and password in it.`
  if (code === '28000') return `The server that ${setting} leads to does not let its user in from here.`
  if (code === '08P01')
    return `${setting} leads to a pooler: set DATABASE_DIRECT_URL too, to the server behind it.`
  if (code === '3D000') return `The server that ${setting} leads to has no database of the name in it.`
  const reason = code ?? 'no answer in time'
  return `The database that ${setting} leads to cannot be reached (${reason}): correct the address, or start the server.`
}
