import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Context } from './context.ts'
import { openContext } from './open-context.ts'
import { signerBacklog } from './platform/chain/signer/backlog.ts'
import { runSigner } from './platform/chain/signer/run-signer.ts'
import { createTestDatabase, silentLog, type TestDatabase } from './platform/db/testing.ts'
import { readConfig } from './settings/config.ts'

let folder: string
let database: TestDatabase
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credenza-open-'))
  database = await createTestDatabase({ empty: true })
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const settings = () => ({ DATABASE_URL: database.directUrl, DATA_DIR: folder, ROLES: 'jobs' })
const asServer = (more: object = {}) => readConfig({ ...settings(), ...more })
const asCommand = (more: object = {}) => ({ ...asServer(more), publicUrl: undefined })

test('a command makes no deployment, no database and no key where there is none', async () => {
  await expect(openContext(asCommand(), silentLog)).rejects.toThrow('no deployment in this database yet')
  expect(await database.kysely.introspection.getTables()).toEqual([])
  const DATA_DIR = join(folder, 'mistyped')
  await expect(openContext(asCommand({ DATA_DIR, DATABASE_URL: '' }), silentLog)).rejects.toThrow(
    `There is no database in ${DATA_DIR}: set DATA_DIR or DATABASE_URL`,
  )
  expect(await readdir(folder)).toEqual([])
})

test('a lost key is asked for, and never replaced: neither a start nor a command could read anything with another', async () => {
  const { close } = await openContext(asServer(), silentLog)
  await close()
  expect(await readdir(folder)).toContain('master.key')
  const again = await openContext(asCommand(), silentLog)
  await again.close()
  await rm(join(folder, 'master.key'))
  for (const config of [asServer(), asCommand()])
    await expect(openContext(config, silentLog)).rejects.toThrow('There is no master key: set MASTER_KEY')
  expect(existsSync(join(folder, 'master.key'))).toBe(false)
  const { rows } = await sql`SELECT id FROM deployment`.execute(database.kysely)
  expect(rows).toHaveLength(1)
})

test('a public URL that nothing has in it yet gives way to another, and then stays', async () => {
  const { kysely, drop, directUrl } = await createTestDatabase()
  const dataFolder = await mkdtemp(join(tmpdir(), 'credenza-claim-'))
  const start = async (PUBLIC_URL: string) => {
    const settings = { DATABASE_URL: directUrl, DATA_DIR: dataFolder, ROLES: 'jobs', PUBLIC_URL }
    const { ctx, close } = await openContext(readConfig(settings), silentLog)
    const { publicUrl } = ctx.config
    const { registry } = ctx.chain
    return { ctx, publicUrl, registry, close }
  }
  const first = await start('http://localhost:3000')
  await expect(start('http://localhost:3001')).rejects.toThrow('name http://localhost:3000 as their home')
  await first.close()
  const second = await start('http://localhost:3001')
  await second.close()
  expect(second.publicUrl).toBe('http://localhost:3001')
  // Its tokens lead to the new address.
  expect(second.registry).not.toBe(first.registry)
  expect((await start('http://localhost:3001').then((one) => one.close().then(() => one))).registry).toBe(
    second.registry,
  )
  const back = await start('http://localhost:3000')
  await back.close()
  const forth = await start('http://localhost:3001')
  await signAll(forth.ctx)
  await forth.close()
  expect([back.registry, forth.registry]).toEqual([first.registry, second.registry])
  await sql`INSERT INTO log_checkpoint (log, size, root, note, created_at) VALUES ('statements', 1, '', '', now())`.execute(
    kysely,
  )
  await expect(start('http://localhost:3000')).rejects.toThrow('name http://localhost:3001 as their home')
  await drop()
  await rm(dataFolder, { recursive: true })
}, 120_000)

/** Throws unless every transaction gets into a block: a start goes on as soon as the registry is there. */
async function signAll({ database, chain }: Context): Promise<void> {
  const stop = new AbortController()
  const signing = runSigner(database, chain, { signal: stop.signal })
  await vi.waitFor(
    async () => expect(await signerBacklog(database.kysely)).toMatchObject({ waiting: 0, failed: 0 }),
    10_000,
  )
  stop.abort()
  await signing
}
