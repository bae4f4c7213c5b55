import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/db/testing.ts'
import { readArchiving } from './external.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ empty: true })
})
afterAll(() => database.drop())

const clock = () => new Date('2026-11-23T12:00:00Z')
const archiving = () => readArchiving({ db: database.kysely, clock })

test('a log that nothing takes is not archived; one that Barman receives is, up to now', async () => {
  expect(await archiving()).toMatchObject({ isOn: false })
  const barman = new pg.Client({
    connectionString: database.directUrl,
    replication: 'true',
    application_name: 'barman_receive_wal',
  } as pg.ClientConfig)
  await barman.connect()
  try {
    expect(await archiving()).toEqual({ isOn: true, isFailing: false, lastArchived: clock() })
  } finally {
    await barman.end()
  }
})
