import { afterAll, expect, test } from 'vitest'
import { runBatch } from '../../../test/acts/batches.ts'
import { callAs, makeAdmin, makeIssuer, ok, studentData, uploadAs } from '../../../test/acts/people.ts'
import { readCsvRows } from '../../../test/read-csv.ts'
import { openTestWorld } from '../../../test/worlds/test-world.ts'

const add = async (changes: object, email: string, by = issuer): Promise<string> =>
  ok(await callAs(world, by, 'POST', '/api/student/add-student', { ...studentData(email), ...changes })).data
    ._id

const world = await openTestWorld()
const admin = await makeAdmin(world)
const issuer = await makeIssuer(world, admin)
const other = await makeIssuer(world, admin)
await world.startRoles()
await add({ name: 'ليلى حداد', rollNumber: '0007' }, 'layla@mail.example')
await add({ name: '=HYPERLINK("evil.example")', rollNumber: '+1' }, 'formula@mail.example')
afterAll(() => world.close())

async function exported(format: 'csv' | 'xlsx', students: object = { filter: {}, except: [] }) {
  const { _id, fileUrl, failed } = await runBatch(world, issuer, {
    kind: 'export-students',
    students,
    format,
  })
  const file = fileUrl ? await callAs(world, issuer, 'GET', `/api/batches/${_id}/file`) : undefined
  return { file, failed }
}

test('a sheet of students has their details under the headings of an import, and runs nothing', async () => {
  const { file } = await exported('csv')
  const [header, ...rows] = readCsvRows(file!.body)
  expect(header).toHaveLength(10)
  expect(rows.map(([name]) => name)).toEqual(['ليلى حداد', '\'=HYPERLINK("evil.example")'])
  expect(file!.headers['content-disposition']).toMatch(/filename="students-[\d-]+\.csv"/)
  expect(file!.body).not.toContain('staple')
})

test('an exported workbook is imported again, and every student is found as they are', async () => {
  const { file } = await exported('xlsx')
  const sheet = new File([new Uint8Array(file!.rawPayload)], 'students.xlsx')
  const path = '/api/student/import-student-excel?preview=true'
  const { importId } = ok(await uploadAs(world, issuer, path, { doc_url: sheet }))
  const read = async () => ok(await callAs(world, issuer, 'GET', `/api/student/imports/${importId}`)).data
  const review = await world.until(async () => {
    const data = await read()
    return data.status === 'ready' && data
  })
  expect(review).toMatchObject({ created: 0, changed: 0, unchanged: 2, failed: 0 })
})

test('another issuer’s students are not in it', async () => {
  const theirs = await add({}, 'theirs@mail.example', other)
  expect(await exported('csv', { ids: [theirs] })).toMatchObject({ file: undefined, failed: 1 })
})
