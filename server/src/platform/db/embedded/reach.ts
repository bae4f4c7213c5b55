import pg from 'pg'

/** `nobody`: nothing listens. `busy`: a server is there, but it is starting, stopping or full. */
export type Reached = { client: pg.Client } | 'nobody' | 'busy'

const nobodyListens = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTDIR'])
// cannot_connect_now (starting up, shutting down), too_many_connections
const serverIsBusy = new Set(['57P03', '53300', 'ECONNRESET', 'EPIPE'])
const wrongPassword = '28P01'

/** Tries one connection. A server that accepts our generated password is ours, even if another process started it. */
export async function reach(url: string): Promise<Reached> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'credenza launcher',
    connectionTimeoutMillis: 5_000,
  })
  // Without a listener, a lost connection would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return { client }
  } catch (error) {
    await client.end().catch(() => {})
    const { code } = error as { code?: string }
    // Without a code: the server ended between accepting the connection and greeting.
    if (code === undefined || serverIsBusy.has(code)) return 'busy'
    if (nobodyListens.has(code)) return 'nobody'
    if (code !== wrongPassword) throw error
    throw new Error('The embedded Postgres does not accept the password in the file beside its data.', {
      cause: error,
    })
  }
}
