import pg from 'pg'

/** `nobody`: nothing listens. `busy`: a server is there, but starting, stopping or full. */
export type Reached = { client: pg.Client } | 'nobody' | 'busy'

const nobodyListens = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTDIR'])
// cannot_connect_now (starting up, shutting down), too_many_connections
const serverIsBusy = new Set(['57P03', '53300'])

/** Tries one connection. A server that accepts our generated password is ours, however it was started. */
export async function reach(url: string): Promise<Reached> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'credenza launcher',
    connectionTimeoutMillis: 5_000,
  })
  // Without a listener a lost connection would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return { client }
  } catch (error) {
    await client.end().catch(() => {})
    const code = String((error as { code?: unknown }).code)
    if (nobodyListens.has(code)) return 'nobody'
    if (code === '28P01') {
      throw new Error('The embedded Postgres does not accept the password in its data folder.', {
        cause: error,
      })
    }
    // No code: the server went away between accept and greeting.
    if (serverIsBusy.has(code) || code === 'undefined' || code === 'ECONNRESET' || code === 'EPIPE')
      return 'busy'
    throw error
  }
}
