import { wordsFor } from '@credenza/languages/certificate-words'
import { certificateSortColumns, labelledDetails } from '@credenza/schema'
import { folded } from '@credenza/schema/folded'
import { afterAll, describe, expect, test } from 'vitest'
import { callAs, makeAdmin, makeIssuer, ok, studentData } from '../../../../test/acts/people.ts'
import { openTestWorld } from '../../../../test/worlds/test-world.ts'
import { studentRecord } from '../../../people/student/student-record.ts'
import { insertRecords } from '../../../platform/db/insert-records.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import type { Certificate } from '../certificate.ts'
import { keepNewCertificates, newCertificate } from '../draft/add-certificates.ts'

const first = ['Aisha', 'فاطمة', '王小明', 'Zoë', '100%', 'O_Connor']
const titles = ['Bachelor of Law', 'Master of Law', 'دبلوم', 'Diploma in Nursing']
const categories = ['Degree', 'Diploma', 'Short Course']

/** Gives many certificates the same grade, and a few a detail of their own. */
function detailsOf(n: number): Certificate['details'] {
  const custom = n % 400 === 0 ? [{ label: 'Thesis', value: `Rivers ${n}` }] : []
  return { ...(n % 3 > 0 && { honours: n % 3 === 1 ? 'Cum Laude' : 'مع مرتبة الشرف' }), custom }
}

/** So many that a search can match more names than are looked up. */
const count = 2_200
const at = new Date('2026-05-05T05:05:05Z')

const contactOf = (n: number) => ({
  rollNumber: `AN${String(n).padStart(5, '0')}`,
  email: `s${n}@mail.example`,
})

const world = await openTestWorld()
world.tamper()
const issuer = await makeIssuer(world, await makeAdmin(world))
const issuance = { organisationId: issuer.id, issuerName: 'Al Noor University', now: at }
const certificates = Array.from({ length: count }, (_, n) => certificate(n))
await withRetry(world.ctx.db, async (tx) => {
  await keepNewCertificates(tx, issuance, certificates)
  await insertRecords(tx, 'student', certificates.map(studentOf))
})
afterAll(() => world.close())

function certificate(n: number): Certificate {
  return {
    ...newCertificate(issuance, {
      recipient: {
        studentId: `stud_${n}`,
        accountId: `acc_${n}`,
        name: `${first[n % first.length]} person ${n}`,
      },
      title: titles[(n * 7) % titles.length]!,
      categoryName: categories[n % categories.length]!,
      date: `${2024 + (n % 3)}-0${1 + (n % 9)}-15`,
      details: detailsOf(n),
      templateId: null,
      templateVersion: null,
    }),
    review: n % 10 === 0 ? 'declined' : n % 5 === 1 ? 'pending' : 'verified',
    signedAt: n % 10 === 1 ? null : at,
    decidedAt: n % 5 === 1 ? null : at,
  }
}

function studentOf({ studentId, accountId, userName }: Certificate, n: number) {
  const row = { ...studentData(contactOf(n).email), ...contactOf(n), name: userName }
  const owner = { organisationId: issuer.id, id: studentId!, accountId, walletAddress: null }
  return studentRecord(row, { ...owner, issuerName: issuer.name, now: at })
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
  userName: 'userName',
  categoryName: 'categoryName',
  date: 'date',
  status: 'review',
} as const

/** The same list, computed without a database. */
function expected({ search, year, category, status, signed, sort }: Asked): string[] {
  const wanted = folded(search ?? '')
  const column = sort && columns[sort.replace('-', '') as keyof typeof columns]
  const downwards = sort === undefined || sort.startsWith('-') ? -1 : 1
  const keyOf = (certificate: Certificate) =>
    [column ? certificate[column] : '', certificate.id].map((text) => Buffer.from(text))
  const compare = (a: Certificate, b: Certificate): number => {
    const [valueA, idA] = keyOf(a)
    const [valueB, idB] = keyOf(b)
    return downwards * (Buffer.compare(valueA!, valueB!) || Buffer.compare(idA!, idB!))
  }
  return certificates
    .filter(
      (certificate) =>
        (year === undefined || certificate.year === year) &&
        (category === undefined || certificate.categoryName === category) &&
        (status === undefined || flags[certificate.review] === status) &&
        (signed === undefined || String(certificate.signedAt !== null) === signed) &&
        [
          certificate.userName,
          certificate.title,
          certificate.categoryName,
          certificate.issuerName,
          ...labelledDetails(certificate.details).map(({ value }) => value),
          ...shownBeside(certificate),
          ...(wanted.length > 2 ? contactsOf(certificate) : []),
        ].some((value) => folded(value).includes(wanted)),
    )
    .sort(compare)
    .map(({ id }) => id)
}
const contactsOf = ({ studentId }: Certificate) => Object.values(contactOf(Number(studentId!.slice(5))))
function shownBeside(certificate: Certificate): string[] {
  return [
    certificate.date,
    certificate.date.split('-').reverse().join('/'),
    ...wordsFor(certificate.review),
    ...(certificate.review === 'pending' && !certificate.signedAt ? wordsFor('unsigned') : []),
    ...(certificate.signedAt ? ['ipfs://bafkrei'] : []),
  ]
}

describe('a list is the same as if every row were tested:', () => {
  const expectTheSame = async (order: Pick<Asked, 'sort'>) => {
    for (const asked of [
      {},
      { year: '2025' },
      { search: 'law' },
      { year: '2026', search: 'person 1' },
      // More names than are looked up at once, and too few rows to fill a page.
      { search: 'person', signed: 'false' },
      { search: 'an001', year: '2025' },
      { search: 'mail.example', signed: 'false' },
    ]) {
      expect((await readAll({ ...asked, ...order })).ids).toEqual(expected({ ...asked, ...order }))
    }
  }
  test('sorted by the newest', () => expectTheSame({}))
  test.each(certificateSortColumns)('sorted by %s', (sort) => expectTheSame({ sort }))
  test.each(certificateSortColumns.map((column) => `-${column}`))(
    'sorted by %s',
    { tags: ['slow'] },
    (sort) => expectTheSame({ sort }),
  )

  // None, one, some and all certificates; letters of several scripts, wildcards of LIKE, pieces too short for an index, dates.
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
    'ZOE',
    'فاطمه',
    'مَرتبه',
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
    'en attente',
    '已拒绝',
    'सत्यापित',
    'زیر التوا',
    'bafkrei',
    'cum laude',
    'مرتبة',
    'rivers',
    'RIVERS 800',
    'ei',
    've',
    '\\',
    // One student, some, and more than are looked up; a roll number in other letters; a text too short for roll numbers.
    'an00397',
    's397@',
    'AN002',
    'mail.example',
    'ＡＮ００３９７',
    'an',
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
    expect((await readAll({ search: certificates[7]!.id })).ids).toEqual([certificates[7]!.id])
    expect((await readAll({ search: certificates[7]!.id, year: '1999' })).ids).toEqual([])
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
  await withRetry(world.ctx.db, (tx) => keepNewCertificates(tx, issuance, [added]))
  const next = await read({ ...asked, cursor: before.nextCursor! })
  expect([...before.documents, ...next.documents].map(({ _id }) => _id)).toEqual(
    expected({ sort: 'title' }).slice(0, 100),
  )
  certificates.push(added)
})
