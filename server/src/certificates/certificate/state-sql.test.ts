import { certificateActs, isOver, type OffChainAct, offChainState, reviewStates } from '@credenza/schema'
import type { RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertRecords } from '../../platform/db/insert-records.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/db/testing.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { factsOf, stateOfRow, transitionOfRow } from './row-state.ts'
import { inState, openTo, overIn, stateSql } from './state-sql.ts'

const recordedSize = 5n
const at = new Date('2026-11-22T10:00:00Z')
const everyRow = reviewStates.flatMap((review) =>
  [null, at].flatMap((signed_at) =>
    [null, '4', '5'].flatMap((log_index) =>
      [null, at].flatMap((transferred_at) =>
        [null, at].flatMap((suspended_at) =>
          [null, 'cert_next'].flatMap((successor_id) =>
            [null, at].map((revoked_at) => ({
              review,
              signed_at,
              log_index,
              transferred_at,
              suspended_at,
              successor_id,
              revoked_at,
            })),
          ),
        ),
      ),
    ),
  ),
)

let database: TestDatabase
const rows = everyRow.map((row, i) => ({
  ...row,
  org_id: 'org_1',
  id: `cert_${i}`,
  slug: `slug-${i}`,
  student_id: 'student_1',
  account_id: 'account_1',
  category_name: 'Degree',
  title: 'BSc',
  date: '2026-06-30',
  year: '2026',
  issuer_name: 'University',
  user_name: 'Ada',
  valid_until: '',
  results: [],
  origin: 'issuer' as const,
  search: '',
  created_at: at,
}))
type Row = (typeof rows)[number]

beforeAll(async () => {
  database = await createTestDatabase()
  await withRetry(database.kysely, (tx) => insertRecords(tx, 'certificate', rows))
})
afterAll(() => database.drop())

async function expectWhere(condition: RawBuilder<boolean>, holds: (row: Row) => boolean) {
  const found = await database.kysely.selectFrom('certificate').select('id').where(condition).execute()
  const expected = rows.filter(holds).map(({ id }) => id)
  expect(expected.length % rows.length).not.toBe(0)
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set(expected))
}

test('Postgres derives the state of every combination of columns as the table does', async () => {
  const told = await database.kysely
    .selectFrom('certificate')
    .select(['id', stateSql(recordedSize).as('state')])
    .execute()
  expect(rows).toHaveLength(288)
  expect(new Map(told.map(({ id, state }) => [id, state]))).toEqual(
    new Map(rows.map((row) => [row.id, stateOfRow(row, recordedSize)])),
  )
})

const offChainActs = certificateActs.filter((act): act is OffChainAct => act !== 'transfer')
test.each(offChainActs)(
  'Postgres finds the rows that %s is open to, whatever the chain has recorded',
  (act) => expectWhere(openTo(act), (row) => 'to' in transitionOfRow(row, act)),
)

test.each(['draft', 'signed', 'transferred', 'declined', 'suspended', 'superseded', 'revoked'] as const)(
  'Postgres finds the rows in the state %s',
  (state) => expectWhere(inState(state), (row) => stateOfRow(row, recordedSize) === state),
)

test('Postgres finds the rows that are over', () =>
  expectWhere(overIn('certificate'), (row) => isOver(offChainState(factsOf(row)))))
