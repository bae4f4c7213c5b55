// @module-tag slow
import { spawn } from 'node:child_process'
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '../database.ts'
import { silentLog } from '../log.ts'
import { runOn } from '../testing.ts'
import { DatabaseUnavailable } from '../unavailable.ts'
import { withRetry } from '../with-retry.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

let folder: string
let dataFolder: string
const running: EmbeddedPostgres[] = []
beforeAll(async () => {
  // mkdtemp gives it mode 0700, so if we are root, the server's user cannot enter it.
  folder = await mkdtemp(join(tmpdir(), 'credenza-'))
  dataFolder = join(folder, 'postgres')
})
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
})
afterAll(() => rm(folder, { recursive: true }))

async function start(input: { dataFolder: string } = { dataFolder }): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ ...input, log: silentLog, durable: false })
  running.push(server)
  return server
}
async function stop(server: EmbeddedPostgres) {
  running.splice(running.indexOf(server), 1)
  await server.stop()
}

test('of two first starts one starts, both serve, and the server stays until the last one leaves', async () => {
  const [one, other] = await Promise.all([start(), start()])
  expect(await one.pid()).toBe(await other.pid())
  await runOn(one.url, 'CREATE TABLE shared AS SELECT 7 AS n')
  await stop(one)
  expect(await runOn(other.url, 'SELECT n FROM shared')).toEqual([{ n: 7 }])
  await stop(other)
  await expect(runOn(other.url, 'SELECT 1')).rejects.toThrow()
})

test('a first start that is cancelled does not wait until the database is made', async () => {
  const aborted = join(folder, 'aborted')
  const cancel = new AbortController()
  const starting = startEmbeddedPostgres({ dataFolder: aborted, log: silentLog, signal: cancel.signal })
  const found = async () =>
    (await readdir(aborted).catch(() => [])).some((name) => name.includes('cluster.draft'))
  while (!(await found())) await pause(5)
  cancel.abort()
  await expect(starting).rejects.toThrow()
  expect(await readdir(aborted)).not.toContain('cluster')
})

test('data outlives a stop and a start', async () => {
  const first = await start()
  await runOn(first.url, 'CREATE TABLE kept AS SELECT 7 AS n')
  await stop(first)
  const second = await start()
  expect(await runOn(second.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }])
})

test('a copy of the folder starts elsewhere with the same content, also through a link', {
  tags: ['slow'],
}, async () => {
  const first = await start()
  await runOn(first.url, 'CREATE TABLE copied AS SELECT 7 AS n')
  await stop(first)
  const copy = join(folder, 'copy')
  await cp(dataFolder, copy, { recursive: true, verbatimSymlinks: true })
  await chmod(join(copy, 'cluster'), 0o755)
  await rename(dataFolder, `${dataFolder}-away`)
  await symlink(copy, join(folder, 'link'))
  const second = await start({ dataFolder: join(folder, 'link') })
  expect(await runOn(second.url, 'SELECT n FROM copied')).toEqual([{ n: 7 }])
  await stop(second)
  await rename(`${dataFolder}-away`, dataFolder)
})

test('a postmaster killed with -9 comes back by itself: unavailable, then serving again, with the data', async () => {
  const server = await start()
  const db = connectDatabase(server.url, silentLog)
  await sql`CREATE TABLE counted (n int)`.execute(db.kysely)
  const insert = () => withRetry(db.kysely, (tx) => sql`INSERT INTO counted VALUES (7)`.execute(tx))
  const killed = await server.pid()
  process.kill(killed!, 'SIGKILL')
  while ((await server.pid()) === killed) {
    const error = await insert().catch((caught: unknown) => caught)
    if (error instanceof Error) expect(error).toBeInstanceOf(DatabaseUnavailable)
  }
  // A connection to a process that outlived its postmaster for a moment may still break while it commits.
  await insert().catch(() => insert())
  await db.close()
})

test('a process id that now belongs to another program is not taken for the server', async () => {
  await stop(await start())
  const stranger = spawn('sleep', ['600'])
  const cluster = join(dataFolder, 'cluster')
  await writeFile(join(cluster, 'postmaster.pid'), `${stranger.pid}\n${cluster}\n1\n5432\n${cluster}\n\n`)
  const server = await start()
  expect(await server.pid()).not.toBe(stranger.pid)
  expect(await runOn(server.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
  expect(stranger.kill()).toBe(true)
})

test('an overlong path with quotes, commas and spaces serves', { tags: ['slow'] }, async () => {
  const deep = join(folder, 'it\'s, "here" & now/'.repeat(8))
  await mkdir(deep, { recursive: true })
  const server = await start({ dataFolder: deep })
  expect(await runOn(server.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
  const socketFolder = decodeURIComponent(server.url.split('host=')[1]!)
  expect(socketFolder).toMatch(/^\/tmp\/credenza-[0-9a-f]{16}$/)
  await stop(server)
  await rm(socketFolder, { recursive: true })
})

test('a folder that another machine uses is refused, one that it left in order is not', async () => {
  await stop(await start())
  const mark = join(dataFolder, 'host')
  const pidFile = join(dataFolder, 'cluster', 'postmaster.pid')
  await writeFile(mark, 'another-machine 00000000-0000-0000-0000-000000000000\n')
  await writeFile(pidFile, '1\n')
  await expect(start()).rejects.toThrow('in use by the machine "another-machine"')
  await rm(pidFile)
  await start()
  expect(await readFile(mark, 'utf8')).not.toContain('another-machine')
})

test('a folder of another version of Postgres is refused by its setting', async () => {
  await stop(await start())
  const version = join(dataFolder, 'cluster', 'PG_VERSION')
  const ours = await readFile(version, 'utf8')
  await writeFile(version, '13\n')
  await expect(start()).rejects.toThrow('DATA_DIR holds a database of Postgres 13')
  await writeFile(version, ours)
})

test('the server listens only on its socket and requires the generated password', async () => {
  const server = await start()
  expect(await runOn(server.url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }])
  const wrong = server.url.replace(/:[^:@]+@/, ':guess@')
  await expect(runOn(wrong, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' })
})

test('what killed first starts left half-made is cleared, even under our own process id', async () => {
  for (const pid of [4_194_303, process.pid]) {
    await mkdir(join(dataFolder, `cluster.draft-${pid}-00000000`))
    await writeFile(join(dataFolder, `password.draft-${pid}-00000000`), 'half')
  }
  await start()
  expect((await readdir(dataFolder)).filter((name) => name.includes('draft'))).toEqual([])
})
