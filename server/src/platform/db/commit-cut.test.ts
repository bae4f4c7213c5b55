import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type OpenDatabase } from './database.ts'
import { silentLog } from './log.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'
import { CommitOutcomeUnknown } from './unavailable.ts'
import { withRetry } from './with-retry.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  await sql`CREATE TABLE effect (n int)`.execute(db.kysely)
})
afterAll(() => db.drop())

const effects = async () => (await sql<{ n: number }>`SELECT n FROM effect`.execute(db.kysely)).rows.length

test.each([
  { arrives: true, effect: 1 },
  { arrives: false, effect: 0 },
])(
  'a connection cut after COMMIT was sent (which arrives: $arrives) is reported, never repeated',
  async (cut) => {
    await sql`TRUNCATE effect`.execute(db.kysely)
    const proxy = await proxyThatCutsAtCommit(db.url, cut.arrives)
    let runs = 0
    const work = withRetry(proxy.through.kysely, async (tx) => {
      runs++
      await sql`INSERT INTO effect VALUES (1)`.execute(tx)
    })
    await expect(work).rejects.toBeInstanceOf(CommitOutcomeUnknown)
    await proxy.close()
    expect(runs).toBe(1)
    expect(await effects()).toBe(cut.effect)
  },
)

/**
 * A proxy before the server that cuts the client's connection when COMMIT passes, or instead of forwarding it. `close` waits
 * for the server's answer.
 */
async function proxyThatCutsAtCommit(url: string, arrives: boolean) {
  const target = new URL(url.replace('@/', '@localhost/'))
  const folder = await mkdtemp(join(tmpdir(), 'credenza-'))
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const server = createServer((client) => {
    const upstream = connectTo(target)
    client.on('data', async (chunk) => {
      const isCommit = chunk.includes('commit\0')
      if (isCommit) client.destroy()
      if (!isCommit || arrives) upstream.write(chunk)
      if (isCommit && arrives) await once(upstream, 'data')
      if (isCommit) upstream.destroy()
      if (isCommit) end()
    })
    upstream.on('data', (chunk) => client.destroyed || client.write(chunk))
    for (const socket of [client, upstream]) socket.on('error', () => {})
  })
  server.listen(join(folder, '.s.PGSQL.5432'))
  await once(server, 'listening')
  const through = connectDatabase(behind(target, folder), silentLog)
  return { through, close: () => ended.then(() => closeAll(through, server, folder)) }
}

function connectTo(target: URL): Socket {
  const socketFolder = target.searchParams.get('host')
  if (socketFolder) return createConnection(join(socketFolder, '.s.PGSQL.5432'))
  return createConnection(Number(target.port || 5432), target.hostname)
}

function behind({ username, password, pathname }: URL, folder: string): string {
  return `postgres://${username}:${password}@${pathname}?host=${encodeURIComponent(folder)}`
}

async function closeAll(through: OpenDatabase, server: ReturnType<typeof createServer>, folder: string) {
  await through.close()
  server.close()
  await rm(folder, { recursive: true })
}
