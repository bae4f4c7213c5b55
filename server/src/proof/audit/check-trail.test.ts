import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../platform/db/testing.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { keysOf } from '../../platform/keys/keys.ts'
import { appendAudit } from './append.ts'
import { archiveActions, archivedHeads, archivedParts } from './archived/archived-parts.ts'
import { keptDigest } from './archived/part-hashes.ts'
import { checkTrail, checkTrails } from './check-trail.ts'
import { nothingRecorded } from './state/testing.ts'

let database: TestDatabase
const organisationId = 'org_trail'
const entries = 12
const keys = keysOf(new Uint8Array(32).fill(7))

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

beforeEach(async () => {
  await sql`TRUNCATE audit_entry, audit_head, trail_leaf, trail_logged`.execute(database.kysely)
  for (const organisation of [organisationId, 'org_neighbour'])
    for (let i = 0; i < entries; i++) await append(organisation, i)
})

const append = (organisation: string, i: number) =>
  withRetry(database.kysely, (tx) =>
    appendAudit(
      { keys, recorded: nothingRecorded },
      tx,
      organisation,
      new Date(Date.UTC(2026, 10, 20, 8, 0, i)),
      [
        {
          actor: 'acc_1',
          action: 'certificate.signed',
          subject: `cert_${i}`,
          detail: { index: i, by: 'key' },
        },
      ],
    ),
  )
const check = () => checkTrail({ db: database.kysely, keys }, organisationId)
const at = (seq: number) => sql`WHERE org_id = ${organisationId} AND seq = ${seq}`

test('an untouched trail is sound, and says how long it is', async () => {
  expect(await check()).toEqual({ ok: true, organisationId, entries: BigInt(entries) })
})

test('simultaneous appends stay one chain without a gap', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, i) => append(organisationId, i)))
  expect(await check()).toEqual({ ok: true, organisationId, entries: BigInt(entries + 20) })
})

describe('names the first bad entry after', () => {
  const changes: [name: string, set: ReturnType<typeof sql>][] = [
    ['the actor', sql`actor = 'acc_2'`],
    ['the action', sql`action = 'certificate.revoked'`],
    ['the subject', sql`subject = 'cert_x'`],
    ['the time', sql`at = '2026-11-20T09:00:00Z'`],
    ['the detail', sql`detail = detail || '{"index": 99}'`],
    ['the hash', sql`hash = sha256(hash)`],
    ['the detail to none', sql`detail = 'null'`],
    ['the time to none', sql`at = 'infinity'`],
  ]
  test.each(changes)('a change of %s', async (_name, set) => {
    const seq = 1 + Math.floor(Math.random() * entries)
    await sql`UPDATE audit_entry SET ${set} ${at(seq)}`.execute(database.kysely)
    expect(await check()).toMatchObject({ ok: false, organisationId, seq: BigInt(seq) })
  })

  test.each([1, 5, entries])('the deletion of entry %i', async (seq) => {
    await sql`DELETE FROM audit_entry ${at(seq)}`.execute(database.kysely)
    expect(await check()).toMatchObject({ ok: false, seq: BigInt(seq), reason: 'the entry is missing' })
  })

  test('the exchange of two entries', async () => {
    await sql`UPDATE audit_entry SET seq = CASE WHEN seq = 4 THEN -7 ELSE -4 END
      WHERE org_id = ${organisationId} AND seq IN (4, 7)`.execute(database.kysely)
    await sql`UPDATE audit_entry SET seq = -seq WHERE seq < 0`.execute(database.kysely)
    expect(await check()).toMatchObject({ ok: false, seq: 4n })
  })

  test('an entry of another organisation put in its place', async () => {
    const { rows } = await sql<{ hash: Buffer; detail: string; at: Date }>`
      SELECT hash, detail::text, at FROM audit_entry WHERE org_id = 'org_neighbour' AND seq = 6`.execute(
      database.kysely,
    )
    const other = rows[0]!
    await sql`UPDATE audit_entry SET hash = ${other.hash}, detail = ${other.detail}::jsonb, at = ${other.at} ${at(6)}`.execute(
      database.kysely,
    )
    expect(await check()).toMatchObject({ ok: false, seq: 6n })
  })

  test('an entry added past the head, or the head moved', async () => {
    await sql`INSERT INTO audit_entry SELECT org_id, ${entries + 1}, at, actor, action, subject, detail, hash
      FROM audit_entry ${at(entries)}`.execute(database.kysely)
    expect(await check()).toMatchObject({ ok: false, seq: BigInt(entries + 1) })
    await sql`DELETE FROM audit_entry ${at(entries + 1)}`.execute(database.kysely)
    await sql`UPDATE audit_head SET hash = sha256(hash) WHERE org_id = ${organisationId}`.execute(
      database.kysely,
    )
    expect(await check()).toMatchObject({ ok: false, reason: 'the head was changed' })
  })
})

test.each([0, -1])('a forged archive at entry %i hides nothing', async (seq) => {
  const db = database.kysely
  const [logged, leaf] = [8, 77]
  await sql`INSERT INTO trail_leaf SELECT org_id, seq, hash, ${leaf} FROM audit_entry ${at(logged)}`.execute(
    db,
  )
  await sql`INSERT INTO trail_logged VALUES (${organisationId}, ${logged})`.execute(db)
  expect(await check()).toMatchObject({ ok: true })

  await sql`UPDATE audit_entry SET actor = 'acc_2' ${at(3)}`.execute(db)
  const rows = await db
    .selectFrom('audit_entry')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('seq', '<=', String(logged))
    .orderBy('seq')
    .execute()
  const entriesLeft = rows.map((row) => ({ ...row, seq: BigInt(row.seq) }))
  const forged = {
    after: '0',
    until: String(logged),
    hash: Buffer.from(rows.at(-1)!.hash).toString('hex'),
    leaf,
    kept: Buffer.from(keptDigest(organisationId, entriesLeft)).toString('hex'),
    entries: 0,
    heads: 1,
    file: '00',
  }
  await sql`INSERT INTO audit_entry (org_id, seq, at, actor, action, subject, detail, hash)
    VALUES (${organisationId}, ${seq}, now(), 'system', ${archiveActions.archived}, ${organisationId},
      ${JSON.stringify(forged)}, '')`.execute(db)
  expect(await archivedParts(db, organisationId)).toEqual([])
  expect(await archivedHeads(db)).toEqual({ heads: 0, below: 0 })
  expect(await check()).toMatchObject({
    ok: false,
    seq: BigInt(seq),
    reason: 'the entry was added before the first one',
  })
  await sql`DELETE FROM audit_entry ${at(seq)}`.execute(db)
  expect(await check()).toMatchObject({ ok: false, seq: 3n })
})

test('every organisation is checked, even if its head is gone', async () => {
  await sql`DELETE FROM audit_head WHERE org_id = 'org_neighbour'`.execute(database.kysely)
  const checks = await checkTrails({ db: database.kysely, keys })
  expect(Object.fromEntries(checks.map((one) => [one.organisationId, one.ok]))).toEqual({
    [organisationId]: true,
    org_neighbour: false,
  })
})
