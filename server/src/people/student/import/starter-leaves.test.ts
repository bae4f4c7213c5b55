import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeColleague } from '../../../../test/acts/colleagues.ts'
import { callAs, ok, type Person, uploadAs } from '../../../../test/acts/people.ts'
import { openRolesWorld } from '../../../../test/worlds/roles-world.ts'
import { sendMail } from '../../../platform/mail/send-mail.job.ts'
import { queues } from '../../../queues.ts'
import { runImportStudents } from './import-students.job.ts'
import { runReviewSheet } from './review-sheet.job.ts'

// Only emails are sent here, to invite people: each test runs the jobs itself.
const { world, admin, issuer } = await openRolesWorld()
beforeAll(() => queues.find(({ queue }) => queue.name === sendMail.name)!.work(world.ctx))
afterAll(() => world.close())

const { signal } = new AbortController()
const path = '/api/student/import-student-excel'

async function upload(who: Person, query = ''): Promise<string> {
  const header = 'Name,Father Name,Mother Name,Roll Number,Mobile,DOB,Email'
  const row = 'Nura Ali,Omar Ali,Mona Ali,N-1,0501234567,2001-02-03,nura@mail.example'
  const doc_url = new File([`${header}\n${row}\n`], 'list.csv')
  return ok(await uploadAs(world, who, `${path}${query}`, { doc_url })).importId
}

const jobOf = (importId: string, { accountId }: { accountId: string }) => ({
  organisationId: issuer.id,
  importId,
  accountId,
  round: 0,
})

const read = async (importId: string, who: Person = issuer) =>
  ok(await callAs(world, who, 'GET', `/api/student/imports/${importId}`)).data

const stopped = { status: 'failed', created: 0, key: 'forbidden.starter_left' }

test('a list of a colleague who was removed is not imported', async () => {
  const preparer = await makeColleague(world, issuer, undefined, 'preparer')
  const importId = await upload(preparer)
  ok(await callAs(world, issuer, 'DELETE', `/api/colleagues/${preparer.accountId}`))
  await runImportStudents(world.ctx, jobOf(importId, preparer), signal)
  expect(await read(importId)).toMatchObject(stopped)
  const { actor } = await world.ctx.db
    .selectFrom('audit_entry')
    .select('actor')
    .where('org_id', '=', issuer.id)
    .where('subject', '=', importId)
    .where('action', '=', 'students.import-failed')
    .executeTakeFirstOrThrow()
  expect(actor).toBe('system')
})

test.each([
  ['imported', '', runImportStudents],
  ['reviewed', '?preview=true', runReviewSheet],
] as const)('a list of a colleague who may no longer prepare is not %s', async (_what, query, run) => {
  const preparer = await makeColleague(world, issuer, undefined, 'preparer')
  const importId = await upload(preparer, query)
  const role = { memberRole: 'auditor' }
  ok(await callAs(world, issuer, 'PUT', `/api/colleagues/${preparer.accountId}/role`, role))
  await run(world.ctx, jobOf(importId, preparer), signal)
  expect(await read(importId)).toMatchObject(stopped)
})

test('a suspended organisation imports nothing', async () => {
  const preparer = await makeColleague(world, issuer, undefined, 'preparer')
  const importId = await upload(preparer)
  const decide = (act: string, body?: object) =>
    callAs(world, admin, 'POST', `/api/admin/organisations/${issuer.id}/${act}`, body)
  ok(await decide('suspend', { reason: 'A complaint' }))
  await runImportStudents(world.ctx, jobOf(importId, preparer), signal)
  ok(await decide('reinstate'))
  const row = await world.ctx.db
    .selectFrom('student_import')
    .select(['status', 'created', 'why'])
    .where('org_id', '=', issuer.id)
    .where('id', '=', importId)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ status: 'failed', created: 0, why: { key: 'suspended.batch' } })
})
