import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/db/testing.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { keysOf } from '../../platform/keys/keys.ts'
import { appendAudit } from './append.ts'
import { checkTrails } from './check-trail.ts'
import { macOldHeads } from './head-mac.ts'
import { nothingRecorded } from './state/testing.ts'

let database: TestDatabase
const keys = keysOf(new Uint8Array(32).fill(7))
const context = () => ({ db: database.kysely, keys, recorded: nothingRecorded })

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const append = (organisation: string) =>
  withRetry(database.kysely, (tx) =>
    appendAudit(context(), tx, organisation, new Date(), [
      { actor: 'acc_1', action: 'mail.retried', subject: organisation },
    ]),
  )
const run = (statement: string) => sql.raw(statement).execute(database.kysely)
const sound = async () =>
  Object.fromEntries((await checkTrails(context())).map((trail) => [trail.organisationId, trail.ok]))

beforeEach(async () => {
  await run('TRUNCATE audit_entry, audit_head, trail_leaf, trail_logged')
  for (const organisation of ['org_a', 'org_b', 'org_a']) await append(organisation)
})

test('heads from before there were MACs get one at the next start, and continue', async () => {
  await run('UPDATE audit_head SET mac = NULL')
  expect(await sound()).toEqual({ org_a: false, org_b: false })
  await Promise.all([macOldHeads(context()), macOldHeads(context())])
  expect(await sound()).toEqual({ org_a: true, org_b: true })
  await append('org_a')
  expect(await sound()).toEqual({ org_a: true, org_b: true })
})

test('a removed MAC does not come back', async () => {
  await run(`UPDATE audit_head SET mac = NULL WHERE org_id = 'org_b'`)
  await macOldHeads(context())
  await append('org_b')
  expect(await sound()).toEqual({ org_a: true, org_b: false })
})

test('nor do all of them, once a head was logged', async () => {
  await run(`INSERT INTO trail_leaf SELECT org_id, seq, hash, 0 FROM audit_head WHERE org_id = 'org_a'`)
  await run(`INSERT INTO trail_logged SELECT org_id, seq FROM audit_head WHERE org_id = 'org_a'`)
  expect(await sound()).toEqual({ org_a: true, org_b: true })
  await run('UPDATE audit_head SET mac = NULL')
  await macOldHeads(context())
  expect(await sound()).toEqual({ org_a: false, org_b: false })
})

test('a head under another master key is not ours', async () => {
  const others = await checkTrails({ ...context(), keys: keysOf(new Uint8Array(32).fill(8)) })
  expect(others.every((trail) => !trail.ok)).toBe(true)
})
