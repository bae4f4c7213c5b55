import { assignedToNobody, type RequestFilter, type RequestSortColumn } from '@credenza/schema'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideInQueues } from '../../certificates/queue/decide-in-queues.ts'
import { enqueueReview } from '../../certificates/queue/enqueue-review.ts'
import { markSignedInQueues } from '../../certificates/queue/mark-signed.ts'
import { certificateSearch } from '../../certificates/search/certificate-values.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/db/testing.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { everyPage } from '../../platform/lists/every-page.ts'
import { newestFirst, orderOf } from '../../platform/lists/order.ts'
import { foldedText } from '../../platform/lists/search-text.ts'
import { countByState } from './count-by-state.ts'
import { readQueue } from './find-requests.ts'
import { selectedRequests } from './match-requests.ts'
import { requestChoices } from './request-choices.ts'
import { requestOrders } from './request-columns.ts'

const verifierId = 'org_verifier'
const colleagueId = 'acc_colleague'
const names = [
  'Noura Al Mansoori',
  'نورة المنصوري',
  'Ōe Kenzaburō',
  'O’Neill',
  '100% Ali_Hassan',
  'noura ALI',
]
const titles = ['Bachelor of Law', 'Bachelor of Arts', 'دبلوم الزجاج', 'Diploma of Glass']
let database: TestDatabase
let assigned: Set<string>
let rows: {
  certificate_id: string
  position: string
  state: string
  search: string
  issuer_name: string
  category_name: string
}[]

/** Whether the issuer has signed the nth. */
const isSigned = (id: string) => Number(id.split('_').at(-1)) % 5 > 1

/** Requests of an issuer that chose the verifier, and of one that chose nobody. Both are in its queue. */
beforeAll(async () => {
  database = await createTestDatabase()
  const db = database.kysely
  await db.insertInto('chosen_verifier').values({ org_id: 'org_1', verifier_org_id: verifierId }).execute()
  for (const [issuer, count] of [
    ['org_1', 1_300],
    ['org_2', 400],
  ] as const) {
    const certificates = Array.from({ length: count }, (_, i) => {
      const values = {
        userName: `${names[i % names.length]} ${i % 700}`,
        title: titles[i % titles.length]!,
        categoryName: i % 3 === 0 ? 'Degree' : 'Diploma',
        date: `2026-0${1 + (i % 9)}-15`,
        issuerName: issuer === 'org_1' ? 'Delma College' : 'جامعة العين',
        details: i % 4 === 0 ? { honours: 'Cum Laude', grade: `A${i % 90}` } : {},
      }
      return {
        id: `cert_${issuer}_${i}`,
        origin: 'issuer' as const,
        ...values,
        search: certificateSearch(values),
      }
    })
    await withRetry(db, (tx) => enqueueReview(tx, issuer, new Date(), certificates))
  }
  const declined = Array.from({ length: 60 }, (_, i) => `cert_org_1_${i * 7}`)
  await withRetry(db, (tx) => decideInQueues(tx, declined, 'declined'))
  const ids = await db.selectFrom('review_request').select('certificate_id').execute()
  const signed = ids.map((row) => row.certificate_id).filter(isSigned)
  await withRetry(db, (tx) => markSignedInQueues(tx, signed))
  assigned = new Set(
    ['org_1', 'org_2'].flatMap((org) => Array.from({ length: 80 }, (_, i) => `cert_${org}_${i * 5}`)),
  )
  const assignment = (org_id: string, certificate_id: string, assignee_id: string) => ({
    org_id,
    certificate_id,
    assignee_id,
    assigned_at: new Date(),
  })
  await db
    .insertInto('assignment')
    .values([
      ...[...assigned].map((id) => assignment(verifierId, id, colleagueId)),
      assignment('org_other', 'cert_org_2_1', colleagueId),
    ])
    .execute()
  rows = await db.selectFrom('review_request').selectAll().execute()
})
afterAll(() => database.drop())

type Sort = RequestSortColumn | `-${RequestSortColumn}` | undefined

/** All pages of a list, as a screen reads them. */
async function readAll(filter: RequestFilter, sort: Sort) {
  const list = { queue: { verifierId, origin: 'issuer' as const }, filter }
  const found: string[] = []
  let counted = { total: 0, totalIsExact: false }
  for await (const { page, nextCursor: _, ...total } of everyPage((cursor) =>
    readQueue(database.kysely, list, { sort, cursor, limit: 250 }),
  )) {
    found.push(...page.map((row) => row.certificate_id))
    counted = total
  }
  return { found, ...counted }
}

/** The expected list, computed by looking at every row. */
function expected({ search = '', status, assignedTo, ...rest }: RequestFilter, sort: Sort): string[] {
  const wanted = foldedText([search])
  const { direction, column } = orderOf(sort, newestFirst)
  const key = requestOrders.keys[column]
  const bytes = (row: object, column: string) => Buffer.from((row as Record<string, string>)[column]!)
  const compare = (a: object, b: object) =>
    Buffer.compare(bytes(a, key), bytes(b, key)) || Buffer.compare(bytes(a, 'position'), bytes(b, 'position'))
  return rows
    .filter((row) => row.search.includes(wanted))
    .filter(({ state }) => status === undefined || state === (status === '0' ? 'pending' : 'declined'))
    .filter(
      (row) => assignedTo === undefined || assigned.has(row.certificate_id) === (assignedTo === colleagueId),
    )
    .filter((row) => rest.issuerName === undefined || row.issuer_name === rest.issuerName)
    .filter((row) => rest.category === undefined || row.category_name === rest.category)
    .filter(({ certificate_id: id }) => rest.signed === undefined || String(isSigned(id)) === rest.signed)
    .sort((a, b) => (direction === 'asc' ? compare(a, b) : compare(b, a)))
    .map((row) => row.certificate_id)
}

const columns = ['title', 'issuerName', 'userName', 'categoryName', 'date'] as const
const sorts = fc.constantFrom<Sort>(undefined, ...columns, ...columns.map((column) => `-${column}` as const))
const searches = fc.constantFrom(
  ...[
    '',
    'noura',
    'NOURA AL',
    'نورة',
    'نوره',
    'زجاج',
    'العين',
    'delma',
    'law',
    '15/03/2026',
    '2026-03',
    '% ali_',
    '_',
    'cum lau',
    'A48',
  ],
  ...['o’neill 33', 'a', '69', 'nobody of this name', 'Noura Al Mansoori 0', 'kenzaburō', 'Kenzaburo'],
)
const statuses = fc.constantFrom(undefined, '0' as const, '2' as const)
const assignees = fc.constantFrom(undefined, colleagueId, assignedToNobody)

test('every query strategy lists each matching request once and in order', { tags: ['slow'] }, async () => {
  const lists = fc.record({
    sort: sorts,
    search: searches,
    status: statuses,
    assignedTo: assignees,
    issuerName: fc.constantFrom(undefined, undefined, 'Delma College', 'جامعة العين', 'Delma'),
    category: fc.constantFrom(undefined, undefined, 'Degree', 'Diploma'),
    signed: fc.constantFrom(undefined, 'true' as const, 'false' as const),
  })
  await fc.assert(
    fc.asyncProperty(lists, async ({ sort, ...filter }) => {
      const wanted = expected(filter, sort)
      const { found, total, totalIsExact } = await readAll(filter, sort)
      expect(found).toEqual(wanted)
      const isCounted = filter.search === '' || wanted.length <= 1_000
      expect({ total, totalIsExact }).toEqual({
        total: isCounted ? wanted.length : 1_000,
        totalIsExact: isCounted,
      })
    }),
    { numRuns: 60 },
  )
})

test('the words for a decision find the requests that show them', async () => {
  expect((await readAll({ search: 'declin' }, undefined)).total).toBe(60)
  expect((await readAll({ search: 'مرفوض' }, undefined)).total).toBe(60)
})

test('another verifier reads only what is in everybody’s queue', async () => {
  const queue = { verifierId: 'org_other', origin: 'issuer' as const }
  const read = (filter: RequestFilter) => readQueue(database.kysely, { queue, filter }, { limit: 1 })
  expect(await read({})).toMatchObject({ total: 400, totalIsExact: true })
  expect(await read({ search: 'Delma' })).toMatchObject({ total: 0, totalIsExact: true })
})

test('the counts of all states are those of the lists narrowed to each', async () => {
  const queue = { verifierId, origin: 'issuer' as const }
  for (const filter of [
    {},
    { search: 'noura al mansoori 0' },
    { search: 'noura' },
    { assignedTo: colleagueId },
    { issuerName: 'Delma College', category: 'Degree' },
    { signed: 'true' as const, search: 'law' },
  ]) {
    const { pending, declined, verified } = await countByState(database.kysely, queue, filter)
    const list = async (status: '0' | '2') => {
      const { total, totalIsExact } = await readAll({ ...filter, status }, undefined)
      return { total, totalIsExact }
    }
    expect({ pending, declined }).toEqual({ pending: await list('0'), declined: await list('2') })
    expect(verified).toEqual({ total: 0, totalIsExact: true })
  }
})

test('a queue can be filtered by the issuers and types that it has', async () => {
  const choicesOf = (id: string, origin: 'issuer' | 'user' = 'issuer') =>
    requestChoices(database.kysely, { verifierId: id, origin })
  const categories = ['Degree', 'Diploma']
  expect(await choicesOf(verifierId)).toEqual({ issuers: ['Delma College', 'جامعة العين'], categories })
  expect(await choicesOf('org_other')).toEqual({ issuers: ['جامعة العين'], categories })
  expect(await choicesOf(verifierId, 'user')).toEqual({ issuers: [], categories: [] })
})

test('all pending that match are those of the filtered list', async () => {
  const filter = { issuerName: 'Delma College', category: 'Diploma', signed: 'true' as const }
  const [id, ...others] = expected({ ...filter, status: '0' }, undefined)
  const queue = { verifierId, origin: 'issuer' as const }
  const selected = await selectedRequests(database.kysely, queue, { filter, except: [id!] })
    .select('certificate_id')
    .execute()
  expect(selected.map((row) => row.certificate_id).sort()).toEqual(others.sort())
})
