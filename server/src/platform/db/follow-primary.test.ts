// @module-tag slow
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type OpenDatabase } from './database.ts'
import { addressesIn } from './follow-primary.ts'
import { silentLog } from './log.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'
import { DatabaseUnavailable } from './unavailable.ts'

let behind: TestDatabase
let hosts: Host[]
let db: OpenDatabase
beforeAll(async () => {
  behind = await createTestDatabase({ empty: true })
  hosts = [await openHost(), await openHost()]
  const { user, password, database } = new pg.Client({ connectionString: behind.directUrl })
  const list = hosts.map(({ port }) => `127.0.0.1:${port}`).join(',')
  db = connectDatabase(`postgres://${user}:${password}@${list}/${database}`, silentLog)
})
afterAll(async () => {
  await db.close()
  for (const host of hosts) await host.close()
  await behind.drop()
})

interface Host {
  port: number
  connections(): number
  /** Keeps its connections but passes nothing on, as if the network were gone. */
  freeze(): void
  close(): Promise<void>
  open(): Promise<void>
}

/** A proxy to the tests' server. Closing it breaks all its connections. */
async function openHost(): Promise<Host> {
  const { host, port: portThere } = new pg.Client({ connectionString: behind.directUrl })
  const to = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${portThere}` } : { host, port: portThere }
  const inside = new Set<Socket>()
  let isFrozen = false
  let server: Server
  const listen = async (port: number) => {
    isFrozen = false
    server = createServer((socket) => {
      inside.add(socket.on('close', () => inside.delete(socket)))
      if (isFrozen) return void socket.on('error', () => {}).resume()
      const through = connect(to)
      for (const [from, other] of [[socket, through] as const, [through, socket] as const]) {
        from.on('error', () => {}).on('close', () => other.destroy())
        from.pipe(other)
      }
    }).listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  return {
    port,
    connections: () => inside.size,
    freeze: () => {
      isFrozen = true
      for (const socket of inside) socket.unpipe().resume()
    },
    open: async () => void (await listen(port)),
    close: async () => {
      server.close()
      for (const socket of inside) socket.destroy()
    },
  }
}

const ask = () => sql`SELECT 1`.execute(db.kysely)
const untilAnswered = async () => {
  for (;;)
    try {
      return await ask()
    } catch (error) {
      expect(error).toBeInstanceOf(DatabaseUnavailable)
    }
}

test('hosts of a URL keep user, database and options', () => {
  expect(addressesIn('postgres://u:p@a:5432,b:6432/name?sslmode=require')).toEqual([
    'postgres://u:p@a:5432/name?sslmode=require',
    'postgres://u:p@b:6432/name?sslmode=require',
  ])
  for (const one of ['postgres://u:a,b@host/name', 'postgres://u@/name?host=%2Ftmp%2Fa,b', 'no address'])
    expect(addressesIn(one)).toEqual([one])
})

test('connections go to the host that takes writes, and follow when it fails and another takes over', async () => {
  const [first, second] = hosts as [Host, Host]
  await second.close()
  await ask()
  expect(first.connections()).toBeGreaterThan(0)
  await first.close()
  await second.open()
  await untilAnswered()
  expect([first.connections(), second.connections() > 0]).toEqual([0, true])
  await first.open()
})

test('hosts that only take reads are not used until one takes writes', async () => {
  const { database } = new pg.Client({ connectionString: behind.directUrl })
  const set = (to: string) =>
    sql`ALTER DATABASE ${sql.id(database!)} SET default_transaction_read_only = ${sql.raw(to)}`.execute(
      behind.leases,
    )
  await set('on')
  const [first, second] = hosts as [Host, Host]
  for (const host of [first, second]) await host.close()
  for (const host of [first, second]) await host.open()
  await expect(ask()).rejects.toBeInstanceOf(DatabaseUnavailable)
  await set('off')
  await untilAnswered()
})

test('a statement whose host went silent is cut off once another host takes writes', async () => {
  const [first, second] = hosts as [Host, Host]
  await second.close()
  await untilAnswered()
  first.freeze()
  const waiting = ask()
  await second.open()
  await expect(waiting).rejects.toBeInstanceOf(DatabaseUnavailable)
  await untilAnswered()
  expect(second.connections()).toBeGreaterThan(0)
}, 20_000)
