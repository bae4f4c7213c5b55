import { Socket } from 'node:net'
import pg from 'pg'
import { recently } from '../recently.ts'

const patienceMs = 2_000
const freshMs = 1_000
const lookEveryMs = 2_000

/** `pg` takes these instead of a URL. */
export interface Connecting {
  connectionString: string
  keepAlive: true
  keepAliveInitialDelayMillis: number
  stream?: () => Socket
}

/** Makes an idle connection break within 20 seconds after its other end has vanished. */
const alive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

/**
 * How to connect to the database at `url`. With several hosts (`postgres://user:password@a:5432,b:5432/name`), each new
 * connection goes to the one that takes writes, like libpq's target_session_attrs=read-write, which `pg` lacks; connections to
 * a host that no longer takes writes are broken. With TLS, all hosts' certificates must name the first host.
 */
export function connectionTo(url: string): Connecting {
  const addresses = addressesIn(url)
  const connecting = { connectionString: addresses[0]!, ...alive }
  if (addresses.length === 1) return connecting
  const hosts = watched.get(url) ?? watchHosts(addresses)
  watched.set(url, hosts)
  return { ...connecting, stream: () => new PrimarySocket(hosts) }
}

interface Hosts {
  findPrimary(): Promise<Address>
  /** Breaks this connection once its host stops taking writes and another one begins. */
  watch(socket: Socket, address: Address): void
}

/** Shared by all connections with the same URL. */
const watched = new Map<string, Hosts>()

function watchHosts(urls: readonly string[]): Hosts {
  const open = new Map<Socket, string>()
  let looking: NodeJS.Timeout | undefined
  const look = async () => {
    const said = await Promise.allSettled(urls.map(requireWritable))
    const writable = new Set(said.flatMap((one) => (one.status === 'fulfilled' ? [nameOf(one.value)] : [])))
    if (writable.size === 0) return
    // If a host's machine is gone, it does not end its connections.
    for (const [socket, name] of open) if (!writable.has(name)) socket.destroy()
  }
  return {
    findPrimary: recently(freshMs, () => findPrimary(urls)),
    watch: (socket, address) => {
      open.set(socket, nameOf(address))
      looking ??= setInterval(look, lookEveryMs).unref()
      socket.once('close', () => {
        open.delete(socket)
        if (open.size > 0) return
        clearInterval(looking)
        looking = undefined
      })
    },
  }
}

/** The URL of each host, in order. */
export function addressesIn(url: string): string[] {
  const [, start, hosts, end] = /^([a-z]+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? []
  if (!hosts?.includes(',')) return [url]
  return hosts.split(',').map((host) => `${start}${host}${end}`)
}

type Address = { host: string; port: number }

const nameOf = ({ host, port }: Address) => `${host}:${port}`

/** The first host that says it takes writes. Rejects if none does. */
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

/** Connects to the primary, whatever address it is told. */
class PrimarySocket extends Socket {
  readonly #hosts: Hosts

  constructor(hosts: Hosts) {
    super()
    this.#hosts = hosts
  }

  override connect(): this {
    this.#hosts.findPrimary().then(
      (address) => {
        if (this.destroyed) return
        this.#hosts.watch(this, address)
        super.connect(address.port, address.host)
      },
      (error: Error) => this.destroy(error),
    )
    return this
  }
}
