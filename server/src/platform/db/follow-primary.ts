import { Socket } from 'node:net'
import pg from 'pg'
import { recently } from '../recently.ts'

const patienceMs = 2_000
const freshMs = 1_000

/** `pg` takes these instead of a URL. */
export interface Connecting {
  connectionString: string
  stream?: () => Socket
}

/**
 * How to connect to the database at `url`. One with several hosts (`postgres://user:password@a:5432,b:5432/name`) leads each
 * new connection to the one that takes writes, as libpq does for target_session_attrs=read-write, which `pg` lacks. With TLS,
 * the certificates of all hosts have to name the first.
 */
export function connectionTo(url: string): Connecting {
  const addresses = addressesIn(url)
  const connectionString = addresses[0]!
  if (addresses.length === 1) return { connectionString }
  const find = recently(freshMs, () => findPrimary(addresses))
  return { connectionString, stream: () => new PrimarySocket(find) }
}

/** The URL of each host, in order. */
export function addressesIn(url: string): string[] {
  const [, start, hosts, end] = /^([a-z]+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? []
  if (!hosts?.includes(',')) return [url]
  return hosts.split(',').map((host) => `${start}${host}${end}`)
}

type Address = { host: string; port: number }

/** The first to say that it takes writes. Rejects when none does. */
async function findPrimary(urls: readonly string[]): Promise<Address> {
  return Promise.any(urls.map(requireWritable)).catch((error: AggregateError) => {
    throw Object.assign(new Error('None of the hosts takes writes.', { cause: error }), {
      code: 'ECONNREFUSED',
    })
  })
}

async function requireWritable(connectionString: string): Promise<Address> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    application_name: 'credenza looks for the primary',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only')
    if (rows[0]?.transaction_read_only !== 'off') throw new Error('It takes no writes.')
    return { host: client.host, port: client.port }
  } finally {
    await client.end().catch(() => {})
  }
}

/** Connects to the primary, whatever address it is given. */
class PrimarySocket extends Socket {
  readonly #find: () => Promise<Address>

  constructor(find: () => Promise<Address>) {
    super()
    this.#find = find
  }

  override connect(): this {
    this.#find().then(
      ({ host, port }) => void (this.destroyed || super.connect(port, host)),
      (error: Error) => this.destroy(error),
    )
    return this
  }
}
