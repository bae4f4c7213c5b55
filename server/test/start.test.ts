// @module-tag slow
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase } from '../src/platform/db/testing.ts'
import { startMain } from './processes/main-process.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credenza-start-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Which sentence each mistake gets is tested next to the modules that look for it. */
async function saidOf(settings: Record<string, string>): Promise<string> {
  const { code, killedBy, said } = await startMain({ DATA_DIR: folder, ...settings }).ended
  expect({ code, killedBy }).toEqual({ code: 1, killedBy: null })
  return said
}

test('a public address without a mail server ends the start with one sentence, before anything was made', async () => {
  const DATA_DIR = join(folder, 'never-made')
  expect(await saidOf({ PORT: '0', DATA_DIR, PUBLIC_URL: 'https://credenza.example' })).toMatch(
    /^Set SMTP_URL/,
  )
  await expect(rm(DATA_DIR, { recursive: true })).rejects.toThrow('ENOENT')
}, 120_000)

test('a port that is taken ends the start with one sentence, before anything was made', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const DATA_DIR = join(folder, 'never-made')
  expect(await saidOf({ PORT: String(port), DATA_DIR })).toBe(
    `Another program listens on port ${port} of 127.0.0.1: set PORT to a free one.\n`,
  )
  await expect(rm(DATA_DIR, { recursive: true })).rejects.toThrow('ENOENT')
  other.close()
}, 120_000)

test('a database that cannot be used ends the start with one sentence, and leaves nothing running', async () => {
  const DATABASE_URL = inject('postgres').url.replace(/:[^:@/]+@/, ':guess@')
  expect(await saidOf({ PORT: '0', DATABASE_URL })).toBe(
    'The server that DATABASE_URL leads to does not accept the user and password in it.\n',
  )
}, 120_000)

test('what cannot be opened or started when all else runs ends the start too, and leaves nothing running', async () => {
  const database = await createTestDatabase()
  const settings = { PORT: '0', DATABASE_URL: database.url, PUBLIC_URL: 'https://localhost' }
  const pem = join(folder, 'no-such.pem')
  expect(await saidOf({ ...settings, S3_ENDPOINT: 'http://localhost:1' })).toMatch(
    /^With S3_ENDPOINT set S3_B/,
  )
  expect(await saidOf({ ...settings, TLS_CERT_FILE: pem, TLS_KEY_FILE: pem })).toContain(pem)
  await database.drop()
}, 120_000)
