import type { StudentImportDetails } from '@credenza/schema'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { ownerOf } from '../../../../test/acts/colleagues.ts'
import {
  callAs,
  firstSignIn,
  makeAdmin,
  makeIssuer,
  type Organisation,
  ok,
  studentData,
  uploadAs,
} from '../../../../test/acts/people.ts'
import { openTestWorld } from '../../../../test/worlds/test-world.ts'
import { headings } from './corpus/headings.ts'
import { writeWorkbook } from './corpus/write-workbook.ts'
import { runImportStudents } from './import-students.job.ts'
import { purgeImports } from './purge-imports.ts'
import { runReviewSheet } from './review-sheet.job.ts'
import { readSpreadsheet } from './spreadsheet/read-spreadsheet.ts'
import { all } from './spreadsheet/testing.ts'

const world = await openTestWorld()
const admin = await makeAdmin(world)
let issuer: Organisation
let accountId: string
beforeEach(async () => {
  issuer = await makeIssuer(world, admin)
  accountId = await ownerOf(world, issuer)
})
afterAll(() => world.close())

const header = 'Name,Father Name,Mother Name,Course,Roll No,Mobile,Date of Birth,Email'
const line = (n: number, change: Partial<Record<'name' | 'course' | 'roll' | 'email', string>> = {}) =>
  [
    ...[change.name ?? `Student ${n}`, 'Father', 'Mother', change.course ?? 'Bridges'],
    ...[change.roll ?? String(n).padStart(4, '0'), '0501234567', '2001-02-03'],
    change.email ?? `s${n}@mail.example`,
  ].join(',')

async function upload(rows: string[], head = header): Promise<string> {
  const file = new File([[head, ...rows].join('\n')], 'graduates.csv')
  const path = '/api/student/import-student-excel?preview=true'
  return ok(await uploadAs(world, issuer, path, { doc_url: file })).importId
}

const path = (id: string, act = '') => `/api/student/imports/${id}${act && `/${act}`}`
const read = async (id: string): Promise<StudentImportDetails> =>
  ok(await callAs(world, issuer, 'GET', path(id))).data
const { signal } = new AbortController()
const job = (importId: string, round: number) => {
  const organisationId = issuer.id
  return { organisationId, importId, accountId, round }
}
const review = (id: string, round = 0) => runReviewSheet(world.ctx, job(id, round), signal)
const runImport = (id: string, round = 1) => runImportStudents(world.ctx, job(id, round), signal)
const start = (id: string, updateExisting = false) =>
  callAs(world, issuer, 'POST', path(id, 'start'), { updateExisting })
const list = '/api/student/get-student?limit=1000'
const students = async () => ok(await callAs(world, issuer, 'GET', list)).data
const rowsOf = async (table: 'student_import_part' | 'student_import_error' | 'student_import_change') =>
  (await world.ctx.db.selectFrom(table).select('import_id').where('org_id', '=', issuer.id).execute()).length

async function imported(rows: string[]): Promise<void> {
  const id = await upload(rows)
  await review(id)
  ok(await start(id))
  await runImport(id)
}

test('the preview shows a value that is merged over several rows in each of them', {
  tags: ['slow'],
}, async () => {
  const sheet = writeWorkbook(headings['a course merged over its students']!.workbook, 'excel')
  const file = new File([Uint8Array.from(sheet)], 'graduates.xlsx')
  const upload = '/api/student/import-student-excel?preview=true'
  const { importId } = ok(await uploadAs(world, issuer, upload, { doc_url: file }))
  const { firstRows, columns } = await read(importId)
  const courses = firstRows.map((cells) => cells[columns.courseName!])
  expect(courses).toHaveLength(4)
  expect(new Set(courses).size).toBe(1)
  expect(courses[0]).not.toBe('')
})

test('the review separates new, changed, unchanged and wrong rows, and writes no student', async () => {
  await imported([line(1), line(2), line(3)])
  const id = await upload([
    line(1),
    line(2, { name: 'Sara', course: 'Tunnels' }),
    line(4),
    line(5, { roll: '0003' }),
    line(6, { name: '' }),
    line(7, { email: 's4@mail.example' }),
  ])
  expect(await read(id)).toMatchObject({ status: 'reviewing', lastRow: 0, problems: [], changes: [] })
  await review(id)
  expect(await read(id)).toMatchObject({
    status: 'ready',
    fileName: 'graduates.csv',
    rowsRead: 7,
    lastRow: 7,
    created: 1,
    changed: 1,
    unchanged: 1,
    failed: 3,
    problems: [
      { kind: 'missing', rows: 1, errors: [{ row: 6, column: 'Name', reason: 'Name is required' }] },
      { kind: 'repeated', rows: 1, errors: [{ row: 7, column: 'Email' }] },
      { kind: 'taken', rows: 1, errors: [{ row: 5, column: 'Roll No' }] },
    ],
    rowsAsRead: expect.arrayContaining([
      expect.objectContaining({
        row: 3,
        values: expect.objectContaining({ name: 'Sara', courseName: 'Tunnels' }),
      }),
    ]),
    changes: [
      {
        row: 3,
        name: 'Sara',
        email: 's2@mail.example',
        differences: [
          { field: 'name', from: 'Student 2', to: 'Sara' },
          { field: 'courseName', from: 'Bridges', to: 'Tunnels' },
        ],
      },
    ],
  })
  expect(await students()).toHaveLength(3)
})

test('a name that no certificate can show gets a warning, is imported all the same, and is in the download', {
  tags: ['slow'],
}, async () => {
  const rows = [
    line(1, { name: 'สมชาย' }),
    line(2, { name: 'Amal \u{13000}' }),
    line(3, { name: '', roll: '' }),
  ]
  const id = await upload(rows)
  await review(id)
  const reason = 'The certificate fonts do not have ‘\u{13000}’ (U+13000). Write it with other letters.'
  const found = {
    created: 2,
    failed: 1,
    problems: [
      { kind: 'missing', rows: 1 },
      { kind: 'undrawable', rows: 1, errors: [{ row: 3, column: 'Name', reason }] },
    ],
  }
  expect(await read(id)).toMatchObject({ status: 'ready', ...found })
  ok(await start(id))
  await runImport(id)
  expect(await read(id)).toMatchObject({ status: 'done', ...found })
  expect(await students()).toHaveLength(2)
  const { rawPayload } = await callAs(world, issuer, 'GET', path(id, 'errors.xlsx'))
  const sheet = await all(readSpreadsheet(rawPayload, { maxRows: 10, timeoutMs: 10_000 }))
  expect(sheet.map(({ cells }) => cells.slice(-2))).toEqual([
    ['Row', 'Reason'],
    ['3', `Name: ${reason}`],
    ['4', expect.any(String)],
  ])
})

test('changed students are written only on request; their email, password and id stay', async () => {
  const email = 'amal@mail.example'
  const added = ok(
    await callAs(world, issuer, 'POST', '/api/student/add-student', studentData(email, '0001')),
  ).data
  const list = [line(1, { name: 'Amal Nasser', course: '', email }), line(2)]

  for (const updateExisting of [false, true]) {
    const id = await upload(list)
    await review(id)
    ok(await start(id, updateExisting))
    await runImport(id)
    expect(await read(id)).toMatchObject({ status: 'done', changed: 1, updateExisting })
    const [amal] = (await students()).filter((student: { email: string }) => student.email === email)
    // An empty cell means no change, so the course stays.
    const name = updateExisting ? 'Amal Nasser' : 'Amal Haddad'
    expect(amal).toMatchObject({ _id: added._id, name, courseName: 'Bridges' })
  }
  const found = ok(await callAs(world, issuer, 'GET', '/api/student/get-student?search=amal%20nasser'))
  expect(found.total).toBe(1)
  const { password } = studentData('')
  expect((await firstSignIn(world, { email, password })).token).toBeTruthy()
})

test('a student of two issuers is changed only for the issuer of the list', async () => {
  await imported([line(1)])
  const first = issuer
  issuer = await makeIssuer(world, admin)
  accountId = await ownerOf(world, issuer)
  await imported([line(1)])
  const id = await upload([line(1, { name: 'Renamed' })])
  await review(id)
  ok(await start(id, true))
  await runImport(id)
  expect((await students())[0].name).toBe('Renamed')
  issuer = first
  expect((await students())[0].name).toBe('Student 1')
})

test('a list whose columns are not recognised waits for a person to name them', async () => {
  const id = await upload([line(1), line(2)], 'Who,Father,Mother,Course,Number,Mobile,DOB,Email')
  const waiting = await read(id)
  expect(waiting).toMatchObject({ status: 'matching', header: expect.arrayContaining(['Who', 'Number']) })
  expect(waiting.columns.name).toBeUndefined()
  const put = (columns: object) => callAs(world, issuer, 'PUT', path(id, 'columns'), { columns })

  expect((await put(waiting.columns)).json()).toMatchObject({ error: 'invalid' })
  expect((await put({ ...waiting.columns, name: 0, rollNumber: 0 })).json()).toMatchObject({
    error: 'invalid',
  })
  expect((await put({ ...waiting.columns, name: 0, rollNumber: 8 })).json()).toMatchObject({
    error: 'invalid',
  })
  ok(await put({ ...waiting.columns, name: 0, rollNumber: 4 }))
  await review(id, 1)
  expect(await read(id)).toMatchObject({ status: 'ready', created: 2, columns: { name: 0, rollNumber: 4 } })
})

test('choosing other columns restarts the review, and the earlier one no longer counts', async () => {
  const id = await upload([line(1), line(2, { name: '' })])
  await review(id)
  const { columns } = await read(id)
  const { courseName: _, ...others } = columns
  ok(await callAs(world, issuer, 'PUT', path(id, 'columns'), { columns: { ...others, name: 3 } }))
  expect(await read(id)).toMatchObject({ status: 'reviewing', created: 0, failed: 0 })
  await review(id, 0)
  expect((await read(id)).status).toBe('reviewing')
  await review(id, 1)
  expect(await read(id)).toMatchObject({ status: 'ready', created: 2, failed: 0, problems: [] })
})

test('an import starts once, after its review, and can then no longer be cancelled', async () => {
  const id = await upload([line(1)])
  const early = await start(id)
  expect([early.statusCode, early.json().error]).toEqual([409, 'import_not_ready'])
  await review(id)
  const key = { 'idempotency-key': 'start-1' }
  const startWithKey = () => callAs(world, issuer, 'POST', path(id, 'start'), {}, key)
  ok(await startWithKey())
  ok(await startWithKey())
  expect((await start(id)).json().error).toBe('import_not_ready')
  expect((await callAs(world, issuer, 'DELETE', path(id))).json().error).toBe('import_not_ready')
  await runImport(id)
  expect(await read(id)).toMatchObject({ status: 'done', created: 1, firstRows: [] })
  expect(await rowsOf('student_import_part')).toBe(0)
})

test('cancelling deletes the sheet and all that was read from it, even while it is being read', {
  tags: ['slow'],
}, async () => {
  await imported([line(1)])
  for (const isRead of [true, false]) {
    const id = await upload([line(1, { name: 'Other' }), line(2, { name: '' })])
    if (isRead) await review(id)
    ok(await callAs(world, issuer, 'DELETE', path(id)))
    await review(id)
    expect((await callAs(world, issuer, 'GET', path(id))).statusCode).toBe(404)
    for (const table of ['student_import_part', 'student_import_error', 'student_import_change'] as const) {
      expect(await rowsOf(table)).toBe(0)
    }
  }
  expect(await students()).toHaveLength(1)
})

test('imports are listed, newest first, and found by their file', async () => {
  const ids = [await upload([line(1)]), await upload([line(2)])]
  const list = ok(await callAs(world, issuer, 'GET', '/api/student/imports'))
  expect(list.data.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed())
  expect(list).toMatchObject({ total: 2, nextCursor: null })
  expect(ok(await callAs(world, issuer, 'GET', '/api/student/imports?search=GRAD')).total).toBe(2)
  expect(ok(await callAs(world, issuer, 'GET', '/api/student/imports?search=none')).total).toBe(0)
})

test('the download has all changes', async () => {
  await imported(Array.from({ length: 20 }, (_, n) => line(n)))
  const id = await upload(Array.from({ length: 20 }, (_, n) => line(n, { course: 'Tunnels' })))
  await review(id)
  expect((await read(id)).changes).toHaveLength(15)
  const download = await callAs(world, issuer, 'GET', path(id, 'changes.xlsx'))
  const rows = await all(readSpreadsheet(download.rawPayload, { maxRows: 100, timeoutMs: 10_000 }))
  expect(rows).toHaveLength(21)
  expect(rows[1]!.cells).toEqual(['2', 'Student 0', 's0@mail.example', 'Course Name', 'Bridges', 'Tunnels'])
})

test('nothing from a sheet is stored in the clear', async () => {
  const secret = 'Unmistakable'
  await imported([line(1)])
  const id = await upload([line(1, { name: secret }), line(2, { name: secret, email: 'no address' })])
  await review(id)
  for (const table of [
    'student_import',
    'student_import_part',
    'student_import_error',
    'student_import_change',
  ] as const) {
    const rows = await world.ctx.db.selectFrom(table).selectAll().where('org_id', '=', issuer.id).execute()
    expect(rows.length).toBeGreaterThan(0)
    const bytes = rows.flatMap((row) => Object.values(row)).filter((value) => value instanceof Uint8Array)
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(bytes.some((value) => Buffer.from(value).includes(secret))).toBe(false)
  }
})

test('a list that nobody starts is deleted after a week, and rows left to correct after a month', async () => {
  const abandoned = await upload([line(1)])
  await review(abandoned)
  const ended = await upload([line(1), line(2, { name: '' })])
  await review(ended)
  ok(await start(ended))
  await runImport(ended)
  const later = (days: number) => ({ ...world.ctx, clock: () => new Date(Date.now() + days * 86_400_000) })

  await purgeImports(later(6))
  expect((await read(abandoned)).status).toBe('ready')
  await purgeImports(later(8))
  expect((await callAs(world, issuer, 'GET', path(abandoned))).statusCode).toBe(404)
  expect((await read(ended)).problems).toHaveLength(1)
  await purgeImports(later(31))
  expect(await read(ended)).toMatchObject({ created: 1, failed: 1, problems: [] })
})
