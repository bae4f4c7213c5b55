import { certificateSortColumns, certificateWords } from '@credenza/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAs, makeAdmin, makeIssuer, type Organisation, ok } from '../../../test/people.ts'
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { newSlug, newTenantId } from '../../platform/ids.ts'
import { certificateSearch } from '../search/certificate-values.ts'
import type { CertificateRow } from './find-certificates.ts'
import { insertCertificates } from './insert-certificates.ts'

let world: TestWorld
let issuer: Organisation
let rows: CertificateRow[]

const first = ['Aisha', 'فاطمة', '王小明', 'Zoë', '100%', 'O_Connor']
const titles = ['Bachelor of Law', 'Master of Law', 'دبلوم', 'Diploma in Nursing']
const categories = ['Degree', 'Diploma', 'Short Course']

/** Enough for a search to match more names than are looked up. */
const count = 2_200

beforeAll(async () => {
  world = await openTestWorld()
  world.tamper()
  issuer = await makeIssuer(world, await makeAdmin(world))
  rows = Array.from({ length: count }, (_, n) => certificate(n))
  await withRetry(world.ctx.db, (tx) => insertCertificates(tx, issuer.id, rows))
}, 60_000)
afterAll(() => world.close())

function certificate(n: number): CertificateRow {
  const year = String(2024 + (n % 3))
  const values = {
    user_name: `${first[n % first.length]} person ${n}`,
    title: titles[(n * 7) % titles.length]!,
    category_name: categories[n % categories.length]!,
    date: `${year}-0${1 + (n % 9)}-15`,
    issuer_name: 'Al Noor University',
  }
  const at = new Date('2026-05-05T05:05:05Z')
  return {
    ...values,
    org_id: issuer.id,
    id: newTenantId('cert', issuer.id),
    slug: newSlug(),
    student_id: `stud_${n}`,
    account_id: `acc_${n}`,
    year,
    review: n % 10 === 0 ? 'declined' : n % 5 === 1 ? 'pending' : 'verified',
    signed_at: n % 10 === 1 ? null : at,
    decided_at: n % 5 === 1 ? null : at,
    decided_by: null,
    decline_reason: null,
    log_index: null,
    transferred_at: null,
    revoked_at: null,
    revoked_reason: null,
    valid_until: '',
    template_id: null,
    template_version: null,
    results: [],
    batch_id: null,
    suspended_at: null,
    suspended_reason: null,
    predecessor_id: null,
    successor_id: null,
    origin: 'issuer',
    upload_file_id: null,
    loa_file_id: null,
    search: certificateSearch(values),
    created_at: at,
  }
}

interface Asked {
  search?: string
  year?: string
  category?: string
  status?: string
  signed?: string
  sort?: string
}
type Answer = {
  documents: { _id: string }[]
  nextCursor: string | null
  total: number
  totalIsExact: boolean
}

const read = async (asked: Asked & { cursor?: string; limit?: number }): Promise<Answer> => {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(asked)) query.set(key, String(value))
  return ok(await callAs(world, issuer, 'GET', `/get-certificate-from-db?${query}`))
}

async function readAll(asked: Asked, limit = 400): Promise<{ ids: string[]; firstPage: Answer }> {
  const firstPage = await read({ ...asked, limit })
  const ids = firstPage.documents.map(({ _id }) => _id)
  for (let cursor = firstPage.nextCursor; cursor; ) {
    const page = await read({ ...asked, limit, cursor })
    expect([page.total, page.totalIsExact]).toEqual([firstPage.total, firstPage.totalIsExact])
    ids.push(...page.documents.map(({ _id }) => _id))
    cursor = page.nextCursor
  }
  return { ids, firstPage }
}

const flags = { pending: '0', verified: '1', declined: '2' }
const columns = {
  title: 'title',
  userName: 'user_name',
  categoryName: 'category_name',
  date: 'date',
  status: 'review',
} as const

/** The same list, computed without a database. */
function expected({ search, year, category, status, signed, sort }: Asked): string[] {
  const wanted = search?.normalize('NFC').toLowerCase().trim() ?? ''
  const column = sort && columns[sort.replace('-', '') as keyof typeof columns]
  const downwards = sort === undefined || sort.startsWith('-') ? -1 : 1
  const keyOf = (row: CertificateRow) => [column ? row[column] : '', row.id].map((text) => Buffer.from(text))
  const compare = (a: CertificateRow, b: CertificateRow): number => {
    const [valueA, idA] = keyOf(a)
    const [valueB, idB] = keyOf(b)
    return downwards * (Buffer.compare(valueA!, valueB!) || Buffer.compare(idA!, idB!))
  }
  return rows
    .filter(
      (row) =>
        (year === undefined || row.year === year) &&
        (category === undefined || row.category_name === category) &&
        (status === undefined || flags[row.review] === status) &&
        (signed === undefined || String(row.signed_at !== null) === signed) &&
        [row.user_name, row.title, row.category_name, row.issuer_name, ...shownBeside(row)].some((value) =>
          value.normalize('NFC').toLowerCase().includes(wanted),
        ),
    )
    .sort(compare)
    .map(({ id }) => id)
}
function shownBeside(row: CertificateRow): string[] {
  return [
    row.date,
    row.date.split('-').reverse().join('/'),
    ...certificateWords[row.review],
    ...(row.review === 'pending' && !row.signed_at ? certificateWords.unsigned : []),
    ...(row.signed_at ? ['ipfs://bafkrei'] : []),
  ]
}

describe('a list is the same as if every row were tested:', () => {
  const sorts = [undefined, ...certificateSortColumns.flatMap((column) => [column, `-${column}`])]
  test.each(sorts)('sorted by %s', async (sort) => {
    const order = sort === undefined ? {} : { sort }
    for (const asked of [
      {},
      { year: '2025' },
      { search: 'law' },
      { year: '2026', search: 'person 1' },
      // More names than are looked up at once, and too few rows to fill a page.
      { search: 'person', signed: 'false' },
    ]) {
      expect((await readAll({ ...asked, ...order })).ids).toEqual(expected({ ...asked, ...order }))
    }
  })

  // None, one, some and all rows; letters of several scripts, wildcards of LIKE, pieces too short for an index, dates.
  const searches = [
    'nobody',
    'person 2199',
    'aisha person',
    'AISHA',
    'person',
    'noor',
    'a',
    'zo',
    '7',
    '小明',
    'فاطمة',
    'zoë',
    '100%',
    'o_c',
    '%',
    '_',
    '2025-03',
    '15/03/2025',
    '  law  ',
    'university\nbachelor',
    "'",
    'Declined',
    'not signed',
    'قيد الانتظار',
    'bafkrei',
    'ei',
    've',
    '\\',
  ]
  test.each(searches)('searched for %j', async (search) => {
    for (const filter of [{}, { year: '2024' }, { status: '2' }, { signed: 'false', category: 'Diploma' }]) {
      const asked = { search, ...filter }
      const { ids, firstPage } = await readAll(asked)
      const reference = expected({ ...asked, search: search.replace(/\s+/g, ' ') })
      expect(ids).toEqual(reference)
      if (firstPage.totalIsExact) expect(firstPage.total).toBe(reference.length)
      else expect(firstPage.total).toBeLessThanOrEqual(reference.length)
      expect(firstPage.totalIsExact).toBe(reference.length <= 1000)
    }
  })

  test('found by its whole id', async () => {
    expect((await readAll({ search: rows[7]!.id })).ids).toEqual([rows[7]!.id])
    expect((await readAll({ search: rows[7]!.id, year: '1999' })).ids).toEqual([])
  })

  test.each([
    {},
    { year: '2025' },
    { category: 'Degree', status: '1' },
    { signed: 'false' },
    { year: '1999' },
  ])('counted when narrowed to %j', async (asked) => {
    const { total, totalIsExact } = await read({ ...asked, limit: 1 })
    expect([total, totalIsExact]).toEqual([expected(asked).length, true])
  })
})

test('certificates created while somebody pages through neither move a row nor show one twice', async () => {
  const asked = { sort: 'title', limit: 50 }
  const before = await read(asked)
  const added = certificate(0)
  await withRetry(world.ctx.db, (tx) => insertCertificates(tx, issuer.id, [added]))
  const next = await read({ ...asked, cursor: before.nextCursor! })
  expect([...before.documents, ...next.documents].map(({ _id }) => _id)).toEqual(
    expected({ sort: 'title' }).slice(0, 100),
  )
  rows.push(added)
})

test.each(['?sort=walletAddress', '?cursor=bm90aGluZw', '?cursor=%7B%7D'])('%s is refused', async (query) => {
  const { statusCode } = await callAs(world, issuer, 'GET', `/get-certificate-from-db${query}`)
  expect([400, 422]).toContain(statusCode)
})
