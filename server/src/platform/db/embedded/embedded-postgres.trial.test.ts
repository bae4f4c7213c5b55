import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLog } from '../log.ts'
import { runOn } from '../testing.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

const rounds = Number(process.env.TRIAL_ROUNDS ?? 15)
const script = join(import.meta.dirname, 'trial', 'writer-process.ts')
const isRoot = process.getuid?.() === 0

let folder: string
let writer: ChildProcess | undefined
beforeEach(async () => {
  folder = await mkdtemp('/tmp/credenza-')
})
afterEach(async () => {
  writer?.kill('SIGKILL')
  await rm(folder, { recursive: true, maxRetries: 10, retryDelay: 100 })
})

const start = (dataFolder: string) => startEmbeddedPostgres({ dataFolder, log: silentLog })

/** Starts a writer process. `ready` gives its server's process id; `acknowledged` grows. */
function startWriter(dataFolder: string, firstNumber: number, user?: { uid: number; gid: number }) {
  const acknowledged: number[] = []
  const ready = Promise.withResolvers<number>()
  const child = spawn(process.execPath, [script, dataFolder, String(firstNumber)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // In its own process group, so that a trial can kill it together with its initdb.
    detached: true,
    ...user,
  })
  writer = child
  let words = ''
  child.stderr.on('data', (chunk) => (words += chunk))
  child.on('close', () => ready.reject(new Error(words)))
  ready.promise.catch(() => {})
  createInterface(child.stdout).on('line', (line) => {
    const [word, value] = line.split(' ')
    if (word === 'ready') ready.resolve(Number(value))
    if (word === 'ack') acknowledged.push(Number(value))
  })
  return { child, ready: ready.promise, acknowledged }
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'exit')
  child.kill('SIGKILL')
  await closed
}

test('a first start killed at any moment does not hinder the next one', async () => {
  for (let round = 0; round < rounds; round++) {
    const dataFolder = join(folder, `round-${round}`)
    const { child } = startWriter(dataFolder, 0)
    await pause(200 + Math.random() * 2_000)
    if (round % 2 === 1) process.kill(-child.pid!, 'SIGKILL')
    await kill(child)
    const server = await start(dataFolder)
    expect(await runOn(server.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
    await server.stop()
  }
}, 600_000)

test('the server of a killed process is adopted with its data', async () => {
  const { child, ready, acknowledged } = startWriter(join(folder, 'data'), 0)
  const pid = await ready
  while (acknowledged.length < 10) await pause(20)
  await kill(child)
  const server = await start(join(folder, 'data'))
  expect(await server.pid()).toBe(pid)
  const stored = await runOn(server.url, 'SELECT DISTINCT n FROM pair')
  expect(stored.map((row) => row.n)).toEqual(expect.arrayContaining(acknowledged))
  await server.stop()
}, 60_000)

test('whatever is killed under load, no acknowledged row is lost, no transaction is torn, no index broken', async () => {
  const dataFolder = join(folder, 'data')
  const acknowledged: number[] = []
  for (let round = 0; round < rounds; round++) {
    const written = startWriter(dataFolder, round * 1_000_000)
    const pid = await written.ready
    const isAlive = () => written.acknowledged.length
    const before = isAlive()
    while (isAlive() < before + 20) await pause(10)
    await pause(Math.random() * 200)
    const victim = round % 3
    if (victim !== 0) process.kill(pid, 'SIGKILL')
    // If only the postmaster is killed, the same process must continue writing.
    if (victim === 1) {
      const atKill = isAlive()
      while (isAlive() < atKill + 40) await pause(10)
    }
    await kill(written.child)
    acknowledged.push(...written.acknowledged)
  }
  const server = await start(dataFolder)
  const stored = await runOn(server.url, 'SELECT n, count(*)::int AS halves FROM pair GROUP BY n')
  const numbers = new Set(stored.map((row) => row.n))
  expect(acknowledged.filter((n) => !numbers.has(n))).toEqual([])
  expect(stored.filter((row) => row.halves !== 2)).toEqual([])
  await runOn(server.url, 'CREATE EXTENSION amcheck')
  await runOn(server.url, "SELECT bt_index_check('pair_pkey', true)")
  await server.stop()
  console.info(`${rounds} rounds, ${acknowledged.length} acknowledged, 0 lost, 0 torn`)
}, 600_000)

test.runIf(isRoot)(
  'an ordinary user starts it as itself',
  async () => {
    const daemon = { uid: 1, gid: 1 }
    execFileSync('chown', ['1:1', folder])
    const { child, ready } = startWriter(join(folder, 'data'), 0, daemon)
    const pid = await ready
    expect(execFileSync('stat', ['-c', '%u', `/proc/${pid}`], { encoding: 'utf8' }).trim()).toBe('1')
    await kill(child)
    process.kill(pid, 'SIGINT')
  },
  60_000,
)

test.runIf(isRoot)(
  'a user id without a name is told to set DATABASE_URL',
  async () => {
    execFileSync('chown', ['54321:54321', folder])
    const { ready } = startWriter(join(folder, 'data'), 0, { uid: 54_321, gid: 54_321 })
    await expect(ready).rejects.toThrow(/user id 54321 has no name.*set DATABASE_URL/)
  },
  60_000,
)
