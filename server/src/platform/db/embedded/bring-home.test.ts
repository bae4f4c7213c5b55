import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLog } from '../log.ts'
import { runOn } from '../testing.ts'
import { bringHome } from './bring-home.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

let root: string
let home: string
beforeEach(async () => {
  root = await mkdtemp('/tmp/credenza-')
  home = join(root, 'postgres')
  await mkdir(home)
})
afterEach(() => rm(root, { recursive: true }))

/** Makes the folder in `elsewhere` that an earlier release would have chosen, and the pointer to it in `home`. */
async function nameElsewhere(elsewhere: string): Promise<string> {
  const hash = createHash('sha256').update(home).digest('hex').slice(0, 16)
  const old = join(elsewhere, `${hash}-00000000`)
  await mkdir(old)
  await writeFile(join(home, 'moved-to'), `${old}\n`)
  return old
}

async function fill(old: string): Promise<void> {
  await mkdir(join(old, 'cluster', 'base'), { recursive: true, mode: 0o700 })
  await writeFile(join(old, 'cluster', 'base', '1'), 'rows', { mode: 0o600 })
  await writeFile(join(old, 'password'), 'theirs', { mode: 0o600 })
  await writeFile(join(old, 'postgres.log'), '')
}

const neverNeeded = () => Promise.reject(new Error('The server there was shut down.'))
const bring = () => bringHome(home, neverNeeded)

async function expectAllHere(elsewhere: string): Promise<void> {
  expect((await readdir(home)).sort()).toEqual(['cluster', 'password'])
  expect(await readFile(join(home, 'cluster', 'base', '1'), 'utf8')).toBe('rows')
  expect(await readFile(join(home, 'password'), 'utf8')).toBe('theirs')
  expect((await stat(join(home, 'cluster'))).mode & 0o777).toBe(0o700)
  expect(await readdir(elsewhere)).toEqual([])
}

test('wherever the move was killed, the next start ends it', async () => {
  const elsewhere = join(root, 'elsewhere')
  const killedAfter: ((old: string) => Promise<unknown>)[] = [
    async () => {},
    (old) => rename(old, `${old}.leaving`),
    (old) => rename(join(`${old}.leaving`, 'password'), join(home, 'password')),
    (old) => rename(join(`${old}.leaving`, 'cluster'), join(home, 'cluster')),
    (old) => rm(`${old}.leaving`, { recursive: true }),
  ]
  for (const [at] of killedAfter.entries()) {
    await rm(home, { recursive: true })
    await mkdir(home)
    await mkdir(elsewhere, { recursive: true })
    const old = await nameElsewhere(elsewhere)
    await fill(old)
    for (const step of killedAfter.slice(0, at + 1)) await step(old)
    await bring()
    await expectAllHere(elsewhere)
  }
})

const memory = '/dev/shm'
const isElsewhere = existsSync(memory) && statSync(memory).dev !== statSync('/tmp').dev

test.runIf(isElsewhere)('from another file system it comes whole, once, though two ask for it', async () => {
  const elsewhere = await mkdtemp(join(memory, 'credenza-'))
  await fill(await nameElsewhere(elsewhere))
  await Promise.all([bring(), bring()])
  await expectAllHere(elsewhere)
  await rm(elsewhere, { recursive: true })
})

test('a copy does not take the original database away, and neither replaces another', async () => {
  const old = await nameElsewhere(root)
  await fill(old)
  await mkdir(join(home, 'cluster'))
  await expect(bring()).rejects.toThrow(`delete ${join(home, 'moved-to')}`)
  const original = home
  home = join(root, 'copy')
  await rename(original, home)
  await rm(join(home, 'cluster'), { recursive: true })
  await expect(bring()).rejects.toThrow('DATA_DIR was copied, moved or restored')
  expect(existsSync(join(old, 'cluster'))).toBe(true)
  await rm(old, { recursive: true })
  await expect(bring()).rejects.toThrow('which is gone')
})

test('a server that others use is not moved; what it left when it crashed is recovered first', {
  tags: ['slow'],
}, async () => {
  const elsewhere = join(root, 'elsewhere')
  await mkdir(elsewhere)
  const old = await nameElsewhere(elsewhere)
  const start = (dataFolder: string) => startEmbeddedPostgres({ dataFolder, log: silentLog, durable: false })
  const before = await start(old)
  await runOn(before.url, 'CREATE TABLE brought AS SELECT 7 AS n')
  await expect(start(home)).rejects.toThrow('Another process uses the database of DATA_DIR')
  await before.stop()
  await writeFile(join(old, 'cluster', 'postmaster.pid'), '4194303\n')
  const now = await start(home)
  expect(await runOn(now.url, 'SELECT n FROM brought')).toEqual([{ n: 7 }])
  await now.stop()
  expect(await readdir(elsewhere)).toEqual([])
})
