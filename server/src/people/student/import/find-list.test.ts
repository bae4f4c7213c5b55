import { dayMs, type StudentImportDetails } from '@credenza/schema'
import { afterAll, expect, test } from 'vitest'
import { ownerOf } from '../../../../test/acts/colleagues.ts'
import { callAs, makeAdmin, makeIssuer, ok, uploadAs } from '../../../../test/acts/people.ts'
import { openTestWorld } from '../../../../test/worlds/test-world.ts'
import { writeWorkbook } from './corpus/write-workbook.ts'
import { runImportStudents } from './import-students.job.ts'
import { purgeImports } from './purge-imports.ts'
import { runReviewSheet } from './review-sheet.job.ts'

const world = await openTestWorld()
const issuer = await makeIssuer(world, await makeAdmin(world))
const accountId = await ownerOf(world, issuer)
afterAll(() => world.close())

const header = ['Name', 'Father Name', 'Mother Name', 'Roll No', 'Mobile', 'DOB', 'Email']
const person = (n: number, born: string) =>
  [`Student ${n}`, 'Karim', 'Leila', `00${n}`, '0501234567', born, `f${n}@mail.example`] as const
const book = (born: string) =>
  writeWorkbook(
    {
      sheets: [
        { name: 'Cover', rows: [['Fujairah College']] },
        {
          name: 'List',
          rows: [['June 2025'], header, person(1, born), person(2, born), [], ['Total', '', '', 2]],
        },
      ],
    },
    'excel',
  )
const upload = async (bytes: Uint8Array, query: string): Promise<string> => {
  const doc_url = new File([new Uint8Array(bytes)], 'list.xlsx')
  return ok(await uploadAs(world, issuer, `/api/student/import-student-excel?${query}`, { doc_url })).importId
}
const path = (id: string) => `/api/student/imports/${id}`
const read = async (id: string): Promise<StudentImportDetails> =>
  ok(await callAs(world, issuer, 'GET', path(id))).data
const run = (job: typeof runReviewSheet, importId: string, round: number) =>
  job(world.ctx, { organisationId: issuer.id, importId, accountId, round }, new AbortController().signal)

test('dates that nothing settles wait for a person; the answer, the accepted rows and the rest can be read', async () => {
  const id = await upload(book('03/04/2001'), 'preview=true')
  await run(runReviewSheet, id, 0)
  const asked = await read(id)
  expect(asked).toMatchObject({
    status: 'matching',
    sheet: 1,
    headingRow: 2,
    certainty: 'certain',
    dates: { order: null, either: 2, example: '03/04/2001' },
  })
  const { columns } = asked
  ok(await callAs(world, issuer, 'PUT', `${path(id)}/columns`, { columns, dateOrder: 'month-first' }))
  await run(runReviewSheet, id, 1)
  expect(await read(id)).toMatchObject({
    status: 'ready',
    created: 2,
    failed: 0,
    dates: { order: 'month-first', settledBy: 'person' },
    asides: { total: 1, blank: 1, first: [{ row: 6, kind: 'total' }] },
  })
  const accepted = ok(await callAs(world, issuer, 'GET', `${path(id)}/accepted`))
  expect(accepted.nextAfter).toBeNull()
  expect(accepted.data[0]).toMatchObject({ row: 3, effect: 'new', values: { dateOfBirth: '2001-03-04' } })
  expect(accepted.data[0].values).not.toHaveProperty('password')
})

test('another sheet and another row are read on request, and only those of the file', async () => {
  const id = await upload(book('2001-04-03'), 'preview=true')
  const put = (place: object) => callAs(world, issuer, 'PUT', `${path(id)}/place`, place)
  ok(await put({ sheet: 0 }))
  expect(await read(id)).toMatchObject({ status: 'matching', sheet: 0, columns: {} })
  ok(await put({ sheet: 1, headingRow: 2 }))
  expect(await read(id)).toMatchObject({ status: 'reviewing', sheet: 1, headingRow: 2 })
  for (const place of [{ sheet: 2 }, { sheet: 1, headingRow: 400 }]) {
    expect((await put(place)).json()).toMatchObject({ success: false, error: 'invalid' })
  }
  await run(runReviewSheet, id, 2)
  expect(await read(id)).toMatchObject({ status: 'ready', created: 2 })
})

test('a column in doubt is named with its rivals, until a person chooses another', async () => {
  const rows = [1, 2].map((n) => [`طالب ${n === 1 ? 'أول' : 'ثان'}`, ...person(n, '2001-04-03'), '2025'])
  const heads = ['Name (Arabic) الاسم', 'Name (English)', ...header.slice(1), 'Grad. Year']
  const id = await upload(
    writeWorkbook({ sheets: [{ name: 'List', rows: [heads, ...rows] }] }, 'excel'),
    'preview=true',
  )
  const { columns, ...found } = await read(id)
  const year = { field: 'year', column: 8, why: 'heading', rivals: [] }
  expect(found).toMatchObject({
    certainty: 'likely',
    doubts: [{ field: 'name', column: 0, why: 'rivals', rivals: [1] }, year],
  })
  const put = (chosen: object) =>
    callAs(world, issuer, 'PUT', `${path(id)}/columns`, { columns: { ...columns, ...chosen } })
  ok(await put({ name: 1 }))
  expect(await read(id)).toMatchObject({ certainty: 'likely', doubts: [year] })
  ok(await put({ name: 1, year: undefined }))
  expect(await read(id)).toMatchObject({ certainty: 'certain', doubts: [] })
})

test('without a person, dates that nothing settles end the import, unless the call says how to read them', {
  tags: ['slow'],
}, async () => {
  const refused = await upload(book('03/04/2001'), 'preview=false')
  await run(runImportStudents, refused, 0)
  expect(await read(refused)).toMatchObject({ status: 'failed', key: 'invalid.dates_unsettled', created: 0 })
  const told = await upload(book('03/04/2001'), 'dateOrder=day-first')
  await run(runImportStudents, told, 0)
  expect(await read(told)).toMatchObject({ status: 'done', created: 2, dates: { settledBy: 'person' } })
})

test('the headings are sealed, since a student may stand there, and deleted with the findings', {
  tags: ['slow'],
}, async () => {
  const bytes = writeWorkbook(
    { sheets: [{ name: 'List', rows: [header, person(7, '2001-04-03')] }] },
    'excel',
  )
  const id = await upload(bytes, 'preview=true')
  ok(await callAs(world, issuer, 'PUT', `${path(id)}/place`, { sheet: 0, headingRow: 2 }))
  expect((await read(id)).header).toContain('f7@mail.example')
  const stored = () =>
    world.ctx.db.selectFrom('student_import').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(JSON.stringify({ ...(await stored()), sealed_header: '', sealed_tops: '' })).not.toContain('f7@')
  ok(await callAs(world, issuer, 'PUT', `${path(id)}/place`, { sheet: 0, headingRow: 1 }))
  await run(runReviewSheet, id, 2)
  ok(await callAs(world, issuer, 'POST', `${path(id)}/start`, {}))
  await run(runImportStudents, id, 3)
  expect(await read(id)).toMatchObject({ status: 'done', created: 1, header })
  const nextMonth = new Date(world.ctx.clock().getTime() + 31 * dayMs)
  await purgeImports({ ...world.ctx, clock: () => nextMonth })
  expect((await stored()).sealed_header).toBeNull()
  expect((await read(id)).header).toEqual([])
})
