import type { StudentImportDetails } from '@credenza/schema'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { ownerOf } from '../../../../test/acts/colleagues.ts'
import {
  callAs,
  makeAdmin,
  makeIssuer,
  type Organisation,
  ok,
  studentData,
  uploadAs,
} from '../../../../test/acts/people.ts'
import { openTestWorld } from '../../../../test/worlds/test-world.ts'
import type { Context } from '../../../context.ts'
import { runImportStudents } from './import-students.job.ts'
import { readSpreadsheet } from './spreadsheet/read-spreadsheet.ts'
import { all } from './spreadsheet/testing.ts'

let issuer: Organisation
let accountId: string

const world = await openTestWorld()
const admin = await makeAdmin(world)
beforeEach(async () => {
  issuer = await makeIssuer(world, admin)
  accountId = await ownerOf(world, issuer)
})
afterAll(() => world.close())

const header = 'Student Name,Father Name,Mother Name,Roll No,Phone,DOB,E-mail Address,Year'.replace(
  'E-mail Address',
  'Email Address',
)
const line = (n: number, change: Partial<Record<'name' | 'roll' | 'email' | 'year', string>> = {}) =>
  [
    change.name ?? `Student ${n}`,
    'Father',
    'Mother',
    change.roll ?? String(n).padStart(5, '0'),
    '0501234567',
    '2001-02-03',
    change.email ?? `s${n}@mail.example`,
    change.year ?? '2025',
  ].join(',')
const lines = (count: number) => Array.from({ length: count }, (_, i) => line(i + 1))
const sheet = (rows: string[], name = 'students.csv') => new File([[header, ...rows].join('\n')], name)

const upload = (file: File, headers?: Record<string, string>) =>
  uploadAs(world, issuer, '/api/student/import-student-excel', { doc_url: file }, headers)

async function start(rows: string[]): Promise<string> {
  return ok(await upload(sheet(rows))).importId
}

const run = (importId: string, ctx: Context = world.ctx, signal = new AbortController().signal) =>
  runImportStudents(ctx, { organisationId: issuer.id, importId, accountId, round: 0 }, signal)

const progress = async (importId: string): Promise<StudentImportDetails> =>
  ok(await callAs(world, issuer, 'GET', `/api/student/imports/${importId}`)).data

const errorsOf = ({ problems }: StudentImportDetails) =>
  problems.flatMap(({ errors }) => errors.map(({ row, column, reason }) => ({ row, column, reason })))

const countStudents = async () =>
  ok(await callAs(world, issuer, 'GET', '/api/student/get-total-student-count')).totalCount

test('wrong rows are named by row number, the sheet’s own heading and reason; the others are imported', async () => {
  const rows = [line(1), line(2, { email: 'no address' }), line(3, { name: '', year: '25' }), line(4)]
  const id = await start(rows)
  await run(id)
  expect(await progress(id)).toMatchObject({
    status: 'done',
    created: 2,
    unchanged: 0,
    failed: 2,
    problems: [
      {
        kind: 'missing',
        rows: 1,
        errors: [{ row: 4, column: 'Student Name', reason: 'Name is required' }],
      },
      {
        kind: 'invalid',
        rows: 2,
        errors: [
          { row: 3, column: 'Email Address', reason: 'Invalid email format.' },
          { row: 4, column: 'Year', reason: 'Enter a valid year.' },
        ],
      },
    ],
  })
})

test('each error shows what the list has there, the first 40 characters of it, and never a password', async () => {
  const long = `${'x'.repeat(38)}🎓 at the college`
  const rows = [line(1, { email: long }), line(2, { name: '-', email: 'no address' }), line(3)]
  const file = [`${header},Password`, ...rows.map((row, i) => `${row},${i === 2 ? 'short' : ''}`)].join('\n')
  const id = ok(await upload(new File([file], 'students.csv'))).importId
  await run(id)
  const cells = (await progress(id)).problems.flatMap(({ kind, errors }) =>
    errors.map(({ row, column, cell }) => [kind, row, column, cell]),
  )
  expect(cells).toEqual([
    ['missing', 3, 'Student Name', '-'],
    ['invalid', 2, 'Email Address', `${'x'.repeat(38)}🎓…`],
    // This row's cells are stored with the error of the other kind.
    ['invalid', 3, 'Email Address', 'no address'],
    ['invalid', 4, 'Password', ''],
  ])
})

test('the download of wrong rows has them as they were written, under their own header', async () => {
  const id = await start([line(1), line(2, { email: 'no address', roll: '00042' })])
  await run(id)
  const download = await callAs(world, issuer, 'GET', `/api/student/imports/${id}/errors.xlsx`)
  const rows = await all(readSpreadsheet(download.rawPayload, { maxRows: 10, timeoutMs: 10_000 }))
  expect(rows.map(({ cells }) => cells)).toEqual([
    [...header.split(','), 'Row', 'Reason'],
    [
      ...line(2, { email: 'no address', roll: '00042' }).split(','),
      '3',
      'Email Address: Invalid email format.',
    ],
  ])
})

test('a student who is twice in a sheet is imported once, and the second row says where the first is', async () => {
  const id = await start([line(1), line(2, { email: 's1@mail.example' }), line(3, { roll: '00001' })])
  await run(id)
  const result = await progress(id)
  expect(result).toMatchObject({ created: 1, failed: 2 })
  expect(errorsOf(result)).toEqual([
    { row: 3, column: 'Email Address', reason: 'Row 2 has the same email.' },
    { row: 4, column: 'Roll No', reason: 'Row 2 has the same roll number.' },
  ])
})

test('an existing student stays unchanged; a roll number of somebody else is refused', async () => {
  await run(await start([line(1)]))
  const other = { ...studentData('other@mail.example', '77777'), name: 'Huda' }
  ok(await callAs(world, issuer, 'POST', '/api/student/add-student', other))
  const id = await start([
    line(1),
    line(2, { roll: '77777' }),
    line(3),
    line(4, { email: 'other@mail.example' }),
  ])
  await run(id)
  const result = await progress(id)
  expect(result).toMatchObject({ created: 1, changed: 1, unchanged: 1, failed: 1 })
  const reason = 'This roll number belongs to Huda, other@mail.example.'
  expect(errorsOf(result)).toEqual([{ row: 3, column: 'Roll No', reason }])
  const { data } = ok(await callAs(world, issuer, 'GET', '/api/student/get-student?search=huda'))
  expect(data).toMatchObject([{ name: 'Huda', rollNumber: '77777' }])
})

test('a header below empty rows is found, and does not become a student', async () => {
  const file = new File([`\n\n${header}\n${line(1)}\n`], 'students.csv')
  const { importId } = ok(await upload(file))
  await run(importId)
  expect(await progress(importId)).toMatchObject({ created: 1, failed: 0 })
})

test('an import that is cut off between two chunks continues where it stopped, without loss or repetition', async () => {
  const rows = lines(1_600)
  rows[10] = line(11, { email: 'wrong' })
  rows[1_200] = line(1_201, { email: 's1@mail.example' })
  const id = await start(rows)
  const killed = new AbortController()
  let chunks = 0
  // Every chunk reads the time once.
  const clock = () => {
    if (++chunks === 2) killed.abort(new Error('killed'))
    return world.ctx.clock()
  }
  await expect(run(id, { ...world.ctx, clock }, killed.signal)).rejects.toThrow('killed')
  const half = await progress(id)
  expect(half).toMatchObject({ status: 'running', created: 999, failed: 1 })
  expect(half.rowsRead).toBe(1_001)

  await run(id)
  const whole = await progress(id)
  expect(whole).toMatchObject({ status: 'done', created: 1_598, failed: 2 })
  expect(errorsOf(whole)).toEqual([
    { row: 12, column: 'Email Address', reason: 'Invalid email format.' },
    { row: 1_202, column: 'Email Address', reason: 'Row 2 has the same email.' },
  ])
  expect(await countStudents()).toBe(1_598)
})

test('an import that has ended does nothing when its job runs again', async () => {
  const id = await start(lines(3))
  await run(id)
  const before = await progress(id)
  await run(id)
  expect(await progress(id)).toEqual(before)
  expect(await countStudents()).toBe(3)
})

test('two simultaneous lists with the same people: each person is created by one of them', {
  tags: ['slow'],
}, async () => {
  const ids = [await start(lines(600)), await start(lines(600))]
  await Promise.all(
    ids.map(async (id) => {
      // A chunk that lost the race is rolled back whole, and the job queue retries it.
      while ((await progress(id)).status !== 'done') await run(id).catch(() => {})
    }),
  )
  const [one, two] = (await Promise.all(ids.map(progress))) as [StudentImportDetails, StudentImportDetails]
  expect(await countStudents()).toBe(600)
  expect(one.created + two.created).toBe(600)
  expect(one.unchanged + two.unchanged).toBe(600)
})

test('the same file with the same key is one import; another file with that key is refused', async () => {
  const key = { 'idempotency-key': 'import-1' }
  const first = ok(await upload(sheet(lines(2)), key))
  expect(ok(await upload(sheet(lines(2)), key)).importId).toBe(first.importId)
  const other = await upload(sheet(lines(3)), key)
  expect([other.statusCode, other.json().error]).toEqual([409, 'idempotency_key_reused'])
})

test('a file name that is cut in the middle of a character does no harm', async () => {
  const { importId } = ok(await upload(sheet(lines(1), `${'a'.repeat(199)}😀.csv`)))
  await run(importId)
  expect(await progress(importId)).toMatchObject({ status: 'done', created: 1 })
})

test('a sheet that turns out to be damaged ends the import with a sentence, and is not retried', async () => {
  const { importId } = ok(await upload(sheet([...lines(600), `"never closed,${line(601)}`])))
  await run(importId)
  expect(await progress(importId)).toMatchObject({
    status: 'failed',
    message: expect.stringMatching(/quotation mark/),
  })
})
