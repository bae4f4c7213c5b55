import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { requireDatabase } from './require-database.ts'
import { createTestDatabase, runOn, type TestDatabase, withDatabase } from './testing.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())

/** What is said about an address, without quoting it. */
async function saidOf(url: string): Promise<string> {
  const refusal = await requireDatabase('DATABASE_URL', url).catch((error: Error) => error)
  if (!refusal) return ''
  expect(refusal.message).toMatch(/^[^\n]*DATABASE_URL[^\n]*\.$/)
  expect(refusal.message).not.toContain('secret')
  return refusal.message
}

test('our own database is fine', async () => {
  expect(await saidOf(db.url)).toBe('')
})

test('a wrong password, a missing one and a missing database are told apart', async () => {
  const { url } = inject('postgres')
  expect(await saidOf(url.replace(/:[^:@/]+@/, ':secret@'))).toContain('user and password')
  expect(await saidOf(url.replace(/:[^:@/]+@/, '@'))).toContain('user and password')
  expect(await saidOf(withDatabase(url, 'secret_place'))).toContain('no database of the name')
})

test('a closed port, a server that never answers, and text that is not an address', {
  tags: ['slow'],
}, async () => {
  expect(await saidOf('postgres://somebody:secret@127.0.0.1:1/x')).toContain('(ECONNREFUSED)')
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  expect(await saidOf(`postgres://somebody:secret@127.0.0.1:${port}/x`)).toContain('(no answer in time)')
  silent.close()
  expect(await saidOf('postgres://secret:secret:secret')).toContain('is not an address')
})

test('a database that takes no writes, and a user who may not make tables', async () => {
  const name = new URL(db.url.replace('@/', '@localhost/')).pathname.slice(1)
  await runOn(db.url, `ALTER DATABASE ${name} SET default_transaction_read_only = on`)
  expect(await saidOf(db.url)).toContain('takes no writes')
  await runOn(inject('postgres').url, `ALTER DATABASE ${name} RESET default_transaction_read_only`)
  await runOn(db.url, `CREATE ROLE ${name}_guest LOGIN PASSWORD 'secret'`)
  const guest = db.url.replace(/\/\/[^@]+@/, `//${name}_guest:secret@`)
  expect(await saidOf(guest)).toContain('may not create tables')
  await runOn(db.url, `DROP ROLE ${name}_guest`)
})
