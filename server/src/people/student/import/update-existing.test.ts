import { afterAll, expect, test } from 'vitest'
import { ownerOf } from '../../../../test/acts/colleagues.ts'
import { makeApiKey } from '../../../../test/acts/integrators.ts'
import { callAs, makeAdmin, makeIssuer, ok, uploadAs } from '../../../../test/acts/people.ts'
import { waiting } from '../../../../test/overlapping.ts'
import { openTestWorld } from '../../../../test/worlds/test-world.ts'
import { updateStudents } from '../update-students.ts'
import { runImportStudents } from './import-students.job.ts'
import { runReviewSheet } from './review-sheet.job.ts'

const world = await openTestWorld()
const issuer = await makeIssuer(world, await makeAdmin(world))
const accountId = await ownerOf(world, issuer)
afterAll(() => world.close())

const header = 'Name,Father Name,Mother Name,Year,Roll No,Mobile,Date of Birth,Email'
const line = (n: number, name: string) =>
  [name, 'Father', 'Mother', '2025', `000${n}`, '0501234567', '2001-02-03', `s${n}@mail.example`].join(',')

/** Starts the import of a list after its review. Returns what the import's job does. */
async function started(lines: string[]) {
  const file = new File([[header, ...lines].join('\n')], 'graduates.csv')
  const upload = '/api/student/import-student-excel?preview=true'
  const { importId } = ok(await uploadAs(world, issuer, upload, { doc_url: file }))
  const { signal } = new AbortController()
  const job = { organisationId: issuer.id, importId, accountId }
  const path = `/api/student/imports/${importId}`
  await runReviewSheet(world.ctx, { ...job, round: 0 }, signal)
  ok(await callAs(world, issuer, 'POST', `${path}/start`, { updateExisting: true }))
  return async () => {
    await runImportStudents(world.ctx, { ...job, round: 1 }, signal)
    return ok(await callAs(world, issuer, 'GET', path)).data
  }
}

const students = () =>
  world.ctx.db
    .selectFrom('student')
    .selectAll()
    .where('org_id', '=', issuer.id)
    .orderBy('roll_number')
    .execute()

test('an edit that was accepted while a list is written stays, in columns that the list does not have', async () => {
  await (await started([line(1, 'Amal'), line(2, 'Badr')]))()
  const [amal, badr] = await students()
  const write = await started([line(1, 'Amal Haddad'), line(2, 'Badr Saleh')])
  const key = await makeApiKey(world, issuer)
  const edit = (id: string, changes: object) => callAs(world, key, 'PATCH', `/v1/students/${id}`, changes)

  const hold = await world.ctx.db.startTransaction().execute()
  await hold.selectFrom('student').select('id').where('org_id', '=', issuer.id).forUpdate().execute()
  const edits = [
    edit(amal!.id, { collegeName: 'College of Law' }),
    edit(badr!.id, { email: 'badr@mail.example' }),
  ]
  await expect.poll(() => waiting(world), { timeout: 10_000 }).toBe(2)
  const written = write()
  await expect.poll(() => waiting(world), { timeout: 10_000 }).toBe(3)
  await hold.rollback().execute()

  for (const answer of await Promise.all(edits)) ok(answer)
  expect(await written).toMatchObject({
    status: 'done',
    changed: 1,
    failed: 1,
    problems: [{ kind: 'taken', rows: 1 }],
  })
  expect(await students()).toMatchObject([
    { name: 'Amal Haddad', college_name: 'College of Law', email: 's1@mail.example' },
    { name: 'Badr', email: 'badr@mail.example' },
  ])
})

test('a change of a student who is gone counts nowhere', async () => {
  const counts = () =>
    world.ctx.db.selectFrom('student_count').selectAll().where('org_id', '=', issuer.id).execute()
  const before = await counts()
  const [one] = await students()
  const gone = { ...one!, id: 'stud_gone' }
  const change = world.ctx.db
    .transaction()
    .execute((tx) => updateStudents(tx, [{ before: gone, after: { ...gone, year: '2030' } }]))
  await expect(change).rejects.toThrow('gone')
  expect(await counts()).toEqual(before)
})
