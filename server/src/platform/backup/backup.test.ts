// @module-tag slow
import { chmod, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts'
import { embeddedFiles } from '../db/embedded/running-files.ts'
import { runOn, silentLog } from '../db/testing.ts'
import { keysOf } from '../keys/keys.ts'
import { listBases, readManifest } from './base/manifest.ts'
import { takeBase } from './base/take-base.ts'
import { type RunningCluster, readWritten, withSession } from './cluster.ts'
import { prune } from './prune.ts'
import { restoreCluster } from './restore/restore-cluster.ts'
import { openFolderStore } from './store/folder-store.ts'
import { openSealedStore, type SealedStore } from './store/sealed-store.ts'
import { keepStoredUntil, readStoredUntil } from './stored-until.ts'
import { openWalKeeper, releaseWal } from './wal/keep-wal.ts'

const never = new AbortController().signal

const keys = keysOf(Buffer.alloc(32, 7))
const clock = () => new Date()

let folder: string
let running: RunningCluster & { password: string }
let server: EmbeddedPostgres
let store: SealedStore
beforeAll(async () => {
  folder = await mkdtemp('/tmp/credenza-')
  await chmod(folder, 0o711)
  server = await startEmbeddedPostgres({ dataFolder: join(folder, 'p'), log: silentLog, durable: false })
  running = { url: server.url, ...(await embeddedFiles(join(folder, 'p'))) }
  store = await openSealedStore(await openFolderStore(join(folder, 'backups')), keys)
  await runOn(server.url, 'CREATE TABLE kept (n int)')
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

const write = (n: number) => runOn(server.url, `INSERT INTO kept VALUES (${n})`)
const moment = async () => (await runOn(server.url, 'SELECT clock_timestamp() AS at'))[0]!.at as Date

const keepWal = () =>
  withSession(running, async (session) => {
    const keep = await openWalKeeper(session, { ...running, store })
    await keepStoredUntil(store, { ...(await keep()), at: clock() })
  })

/** The content of a copy restored from these backups. */
async function restored(
  name: string,
  {
    from = store,
    ...how
  }: { from?: SealedStore; until?: Date; finish?: (url: string) => Promise<void> } = {},
): Promise<unknown[]> {
  const dataFolder = join(folder, name)
  await restoreCluster(from, { dataFolder, ...how })
  const copy = await startEmbeddedPostgres({ dataFolder, log: silentLog, durable: false })
  try {
    return (await runOn(copy.url, 'SELECT n FROM kept ORDER BY n')).map(({ n }) => n)
  } finally {
    await copy.stop()
  }
}

/** Copies the backups to another folder, where a test can damage them. */
async function copied(name: string): Promise<{ at: string; store: SealedStore }> {
  const at = join(folder, name)
  await cp(join(folder, 'backups'), at, { recursive: true })
  return { at, store: await openSealedStore(await openFolderStore(at), keys) }
}

test('a copy holds all that was stored, taken while the database is written, and at any moment since', async () => {
  await write(1)
  await takeBase(running, store, { clock, signal: never })
  await write(2)
  await keepWal()
  const between = await moment()
  await write(3)
  await keepWal()
  expect(await restored('newest')).toEqual([1, 2, 3])
  expect(await restored('earlier', { until: between })).toEqual([1, 2])
})

test('the moment up to which all is stored can be restored, though nothing was committed after it', async () => {
  const { at } = (await readStoredUntil(store))!
  expect(await restored('noted', { until: at })).toEqual([1, 2, 3])
  const later = { dataFolder: join(folder, 'later'), until: new Date(at.getTime() + 3_600_000) }
  await expect(restoreCluster(store, later)).rejects.toThrow('restore an earlier time')
})

test('nothing is restored over a database, nor from before the first backup', async () => {
  await expect(restoreCluster(store, { dataFolder: join(folder, 'newest') })).rejects.toThrow('already')
  await expect(restoreCluster(store, { dataFolder: join(folder, 'p') })).rejects.toThrow('already')
  const before = { dataFolder: join(folder, 'before'), until: new Date(0) }
  await expect(restoreCluster(store, before)).rejects.toThrow('nothing older')
})

test('what is to be done in a restored database is done before it gets its name, or there is none', async () => {
  const dataFolder = join(folder, 'unfinished')
  const forget = (url: string) => runOn(url, 'DELETE FROM kept WHERE n = 3')
  const refuse = async (url: string) => {
    await forget(url)
    throw new Error('another master key')
  }
  await expect(restoreCluster(store, { dataFolder, finish: refuse })).rejects.toThrow('another master key')
  expect((await readdir(dataFolder)).filter((file) => file.startsWith('cluster'))).toEqual([])
  const finish = async (url: string) => void (await forget(url))
  expect(await restored('finished', { finish })).toEqual([1, 2])
})

test('a second copy stores only what changed', async () => {
  const chunks = async () => (await store.list('chunks/')).length
  const before = await chunks()
  await write(4)
  await takeBase(running, store, { clock, signal: never })
  const added = (await chunks()) - before
  expect(added).toBeGreaterThan(0)
  expect(added).toBeLessThan(before / 4)
})

test('another master key opens nothing, and nothing readable is in the folder', async () => {
  await runOn(server.url, "CREATE TABLE secret AS SELECT repeat('Ada Lovelace ', 50) AS name")
  await takeBase(running, store, { clock, signal: never })
  const at = join(folder, 'backups')
  await expect(openSealedStore(await openFolderStore(at), keysOf(Buffer.alloc(32, 8)))).rejects.toThrow(
    'MASTER_KEY',
  )
  for (const entry of await readdir(at, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const bytes = await readFile(join(entry.parentPath, entry.name))
    expect(bytes.includes('Ada Lovelace')).toBe(false)
    expect(bytes.includes(running.password)).toBe(false)
  }
})

test('an altered, swapped or missing piece is found and named, and leaves no database', async () => {
  const { at, store: damaged } = await copied('damaged')
  const base = (await listBases(damaged)).at(-1)!
  const { files } = await readManifest(damaged, base)
  const [chunk, other] = files
    .flatMap(({ chunks }) => chunks)
    .map((name) => `chunks/${name.slice(0, 2)}/${name}`) as [string, string]
  const wal = (await damaged.list('wal/')).at(-1)!
  const attempts: [string, (path: string) => Promise<unknown>, RegExp][] = [
    [`bases/${base}`, flipByte, /altered/],
    [chunk, flipByte, /altered/],
    [chunk, (path) => cp(join(at, other), path), /altered/],
    [chunk, (path) => rm(path), /missing/],
    [wal, flipByte, /altered/],
    [wal, (path) => rm(path), /missing/],
  ]
  for (const [name, damage, reason] of attempts) {
    const path = join(at, name)
    const sound = await readFile(path)
    await damage(path)
    const dataFolder = join(folder, 'from-damaged')
    await expect(restoreCluster(damaged, { dataFolder })).rejects.toThrow(reason)
    const left = await readdir(dataFolder).catch(() => [])
    expect(left.filter((file) => file.startsWith('cluster'))).toEqual([])
    await writeFile(path, sound)
  }
})

async function flipByte(path: string): Promise<void> {
  const bytes = await readFile(path)
  bytes[bytes.length - 20]! ^= 1
  await writeFile(path, bytes)
}

test('a backup that is cut off leaves the earlier ones as they were', async () => {
  const before = await listBases(store)
  const signal = AbortSignal.abort(new Error('cut off'))
  await expect(takeBase(running, store, { clock, signal })).rejects.toThrow('cut off')
  expect(await listBases(store)).toEqual(before)
  const slots = await runOn(
    server.url,
    "SELECT 1 FROM pg_replication_slots WHERE slot_name LIKE 'credenza_base%'",
  )
  expect(slots).toEqual([])
})

test('a log that is lost before it was stored is reported, and a restored copy needs a base of its own', async () => {
  await withSession(running, releaseWal)
  await runOn(server.url, 'SELECT pg_switch_wal()')
  await runOn(server.url, 'CHECKPOINT')
  await runOn(server.url, 'INSERT INTO kept SELECT 5')
  await runOn(server.url, 'SELECT pg_switch_wal()')
  await runOn(server.url, 'CHECKPOINT')
  await expect(keepWal()).rejects.toThrow('gone before it was stored')
  await takeBase(running, store, { clock, signal: never })
  await keepWal()
  expect(await restored('after-gap')).toEqual([1, 2, 3, 4, 5])

  const dataFolder = join(folder, 'after-gap')
  const copy = await startEmbeddedPostgres({ dataFolder, log: silentLog, durable: false })
  const second = { url: copy.url, ...(await embeddedFiles(dataFolder)) }
  try {
    await expect(
      withSession(second, (session) => openWalKeeper(session, { ...second, store })),
    ).rejects.toThrow('Nothing of this line')
    await runOn(copy.url, 'INSERT INTO kept VALUES (6)')
    await takeBase(second, store, { clock, signal: never })
  } finally {
    await copy.stop()
  }
})

test('what no kept moment needs is removed, and the newest backup stays', async () => {
  const { store: old } = await copied('old')
  const line = { ...(await withSession(running, readWritten)).line, timeline: 2 }
  const names = await listBases(old)
  await prune(old, { keepSince: new Date(0), current: line })
  expect(await listBases(old)).toEqual(names)
  const counts = async () => [(await old.list('chunks/')).length, (await old.list('wal/')).length]
  const [chunks, blocks] = await counts()
  await prune(old, { keepSince: new Date(), current: line })
  expect(await listBases(old)).toEqual(names.slice(-1))
  const [fewerChunks, fewerBlocks] = await counts()
  expect(fewerChunks).toBeLessThan(chunks!)
  expect(fewerBlocks).toBeLessThan(blocks!)
  expect(await restored('pruned', { from: old })).toEqual([1, 2, 3, 4, 5, 6])
})
