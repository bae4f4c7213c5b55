import { certificateActs, isOver, type OffChainAct, offChainState, reviewStates } from '@credenza/schema'
import type { RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertRecords } from '../../platform/db/insert-records.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/db/testing.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { Certificate } from './certificate.ts'
import { insertableOf } from './certificate-row.ts'
import { factsOf, stateOfCertificate, transitionOf } from './certificate-state.ts'
import { newCertificate } from './draft/add-certificates.ts'
import { inState, openTo, overIn, stateSql } from './state-sql.ts'

const recordedSize = 5n
const at = new Date('2026-11-22T10:00:00Z')
const draft = newCertificate(
  { organisationId: 'org_1', issuerName: 'University', now: at },
  {
    recipient: { studentId: 'student_1', accountId: 'account_1', name: 'Ada' },
    categoryName: 'Degree',
    title: 'BSc',
    date: '2026-06-30',
    templateId: null,
    templateVersion: null,
  },
)
const everyFact = reviewStates.flatMap((review) =>
  [null, at].flatMap((signedAt) =>
    [null, 4n, 5n].flatMap((logIndex) =>
      [null, at].flatMap((transferredAt) =>
        [null, at].flatMap((suspendedAt) =>
          [null, 'cert_next'].flatMap((successorId) =>
            [null, at].map((revokedAt) => ({
              review,
              signedAt,
              logIndex,
              transferredAt,
              suspendedAt,
              successorId,
              revokedAt,
            })),
          ),
        ),
      ),
    ),
  ),
)

let database: TestDatabase
const certificates = everyFact.map(
  (facts, i): Certificate => ({ ...draft, ...facts, id: `cert_${i}`, slug: `slug-${i}` }),
)

beforeAll(async () => {
  database = await createTestDatabase()
  await withRetry(database.kysely, (tx) => insertRecords(tx, 'certificate', certificates.map(insertableOf)))
})
afterAll(() => database.drop())

async function expectWhere(condition: RawBuilder<boolean>, holds: (certificate: Certificate) => boolean) {
  const found = await database.kysely.selectFrom('certificate').select('id').where(condition).execute()
  const expected = certificates.filter(holds).map(({ id }) => id)
  expect(expected.length % certificates.length).not.toBe(0)
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set(expected))
}

test('Postgres derives the state of every combination of columns as the table does', async () => {
  const told = await database.kysely
    .selectFrom('certificate')
    .select(['id', stateSql(recordedSize).as('state')])
    .execute()
  expect(certificates).toHaveLength(288)
  expect(new Map(told.map(({ id, state }) => [id, state]))).toEqual(
    new Map(certificates.map((one) => [one.id, stateOfCertificate(one, recordedSize)])),
  )
})

const offChainActs = certificateActs.filter((act): act is OffChainAct => act !== 'transfer')
test.each(offChainActs)(
  'Postgres finds the rows that %s is open to, whatever the chain has recorded',
  (act) => expectWhere(openTo(act), (one) => 'to' in transitionOf(one, act)),
)

test.each(['draft', 'signed', 'transferred', 'declined', 'suspended', 'superseded', 'revoked'] as const)(
  'Postgres finds the rows in the state %s',
  (state) => expectWhere(inState(state), (one) => stateOfCertificate(one, recordedSize) === state),
)

test('Postgres finds the rows that are over', () =>
  expectWhere(overIn('certificate'), (one) => isOver(offChainState(factsOf(one)))))
