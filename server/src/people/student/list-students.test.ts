import { studentSortColumns } from '@credenza/schema'
import { folded } from '@credenza/schema/folded'
import { afterAll, expect, test } from 'vitest'
import { signedCertificates } from '../../../test/acts/certificates.ts'
import { callAs, makeAdmin, makeIssuer, ok } from '../../../test/acts/people.ts'
import { openTestWorld } from '../../../test/worlds/test-world.ts'
import { noteWallets } from '../../certificates/certificate/search/search-wallets.ts'
import { insertRecords } from '../../platform/db/insert-records.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { newTenantId } from '../../platform/ids.ts'
import { linkPersons } from '../account/link-persons.ts'
import { countStudentChanges } from './student-counts.ts'
import { type StudentRecord, studentRecord } from './student-record.ts'

const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'
const names = ['Aisha', 'فاطمة', '王小明', 'Zoë', '100%', 'O_Connor']
const courses = ['Law', 'Medicine', 'Fine Arts']

/** More than are scanned before the index is used. */
const count = 3_300

const world = await openTestWorld()
// The test writes its students straight into the store.
world.tamper()
const issuer = await makeIssuer(world, await makeAdmin(world))
const details = Array.from({ length: count }, (_, n) => ({
  name: n === 5 ? 'Unique Beginner' : `${names[n % names.length]} ${n}`,
  fatherName: 'Father',
  motherName: 'Mother',
  collegeName: `College ${n % 4}`,
  courseName: courses[n % courses.length]!,
  year: String(2018 + (n % 9)),
  rollNumber: `R-${n}`,
  mobileNumber: `97150${1_000_000 + n}`,
  dateOfBirth: '2004-02-29',
  email: `student-${n}@example.org`,
}))
const rows = await withRetry(world.ctx.db, async (tx) => {
  const now = world.ctx.clock()
  const people = details.map(({ email, name }) => ({ email, name, passwordHash: null }))
  const persons = await linkPersons(world.ctx, tx, issuer.id, now, people)
  const records = details.map((one) => {
    const { id: accountId } = persons.get(one.email)!
    const id = newTenantId('stud', issuer.id)
    const owner = {
      organisationId: issuer.id,
      id,
      accountId,
      walletAddress: null,
      issuerName: issuer.name,
      now,
    }
    return studentRecord(one, owner)
  })
  await insertRecords(tx, 'student', records)
  await countStudentChanges(
    tx,
    records.map((after) => ({ before: null, after })),
  )
  return records
})
afterAll(() => world.close())

async function readAll(asked: Record<string, string>) {
  const ids: string[] = []
  const read = async (cursor?: string) => {
    const query = new URLSearchParams({ ...asked, limit: '900', ...(cursor && { cursor }) })
    const page = ok(await callAs(world, issuer, 'GET', `/api/student/get-student?${query}`))
    ids.push(...page.data.map(({ _id }: { _id: string }) => _id))
    return page
  }
  const first = await read()
  for (let { nextCursor } = first; nextCursor; ) ({ nextCursor } = await read(nextCursor))
  return { ids, total: first.total, totalIsExact: first.totalIsExact }
}

const newestFirst = (matching: readonly StudentRecord[]) => matching.map(({ id }) => id).reverse()

test.each(studentSortColumns)('sorted by %s, ascending and descending', async (column) => {
  const key = column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as keyof StudentRecord
  const sorted = rows
    .toSorted(
      (a, b) =>
        Buffer.compare(Buffer.from(String(a[key])), Buffer.from(String(b[key]))) || (a.id < b.id ? -1 : 1),
    )
    .map(({ id }) => id)
  expect((await readAll({ sort: column })).ids).toEqual(sorted)
  expect((await readAll({ sort: `-${column}` })).ids).toEqual(sorted.toReversed())
})

test.each([
  'unique beginner',
  'aisha',
  'law',
  'college 3',
  'r-777',
  '小明',
  'فاطمة',
  'ZOË',
  'zoe',
  'فاطمه',
  '100%',
  'o_c',
  'q',
  'zo',
  'nobody',
  'student-3299@',
])('searched for %j', async (search) => {
  const found = rows.filter((row) =>
    [
      row.name,
      issuer.name,
      row.college_name,
      row.course_name,
      row.year,
      row.roll_number,
      row.mobile_number,
      row.email,
    ].some((value) => folded(value).includes(folded(search))),
  )
  const { ids, total, totalIsExact } = await readAll({ search })
  expect(ids).toEqual(newestFirst(found))
  expect([total, totalIsExact]).toEqual([Math.min(found.length, 1000), found.length <= 1000])
})

test('narrowed to a year and a course, which are the ones offered', async () => {
  const { ids, total } = await readAll({ year: '2020', courseName: 'Fine Arts' })
  expect(ids).toEqual(
    newestFirst(rows.filter((row) => row.year === '2020' && row.course_name === 'Fine Arts')),
  )
  expect(total).toBe(ids.length)
  const { data } = ok(await callAs(world, issuer, 'GET', '/api/student/choices'))
  expect(data.courses).toEqual(courses.toSorted())
  expect(data.years.at(0)).toBe('2026')
  expect(data.years).toHaveLength(9)
})

test('found by any part of the wallet as soon as there is one', async () => {
  const student = rows[1234]!
  await signedCertificates(world, issuer, { studentId: student.id })
  await withRetry(world.ctx.db, async (tx) => {
    await tx
      .updateTable('account')
      .set({ wallet_address: wallet })
      .where('id', '=', student.account_id)
      .execute()
    await noteWallets(tx, new Map([[student.account_id, wallet]]))
  })
  for (const search of [wallet, '0x52908400098', 'E0F70300698']) {
    expect((await readAll({ search })).ids).toEqual([student.id])
  }
})
