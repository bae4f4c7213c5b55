import { type AuditAction, dayMs } from '@credenza/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certificate, readBatch, signature, startBatch } from '../../../test/acts/batches.ts'
import { createCertificates } from '../../../test/acts/certificates.ts'
import { makeColleague, ownerOf } from '../../../test/acts/colleagues.ts'
import { bind, makeDepartment, makeMember, move } from '../../../test/acts/departments.ts'
import { makeApiKey } from '../../../test/acts/integrators.ts'
import { type Caller, callAs, ok } from '../../../test/acts/people.ts'
import { addStudents } from '../../../test/worlds/many-students.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import type { Context } from '../../context.ts'
import { sendMail } from '../../platform/mail/send-mail.job.ts'
import { queues } from '../../queues.ts'
import { findBatch } from './read-batches.ts'
import { runBatch } from './run-batch.job.ts'

// Only emails are sent here, to invite people: each test runs the steps of its batches itself.
const { world, issuer, student } = await openRolesWorld()
beforeAll(() => queues.find(({ queue }) => queue.name === sendMail.name)!.work(world.ctx))
afterAll(() => world.close())

/** Runs one chunk: a job whose signal is aborted stops after it. */
const step = (batchId: string, ctx: Context = world.ctx) =>
  runBatch(ctx, { organisationId: issuer.id, batchId }, AbortSignal.abort())

/** The batch once it has ended, and why items failed. */
async function ended(batchId: string) {
  while (!(await findBatch(world.ctx.db, issuer.id, batchId)).ended_at) await step(batchId)
  const { done, failed } = await readBatch(world, issuer, batchId)
  const { reasons } = ok(await callAs(world, issuer, 'GET', `/api/batches/${batchId}/failures`))
  return { done, failed, why: reasons.map(({ key }: { key: string }) => key) }
}

const stopped = (failed: number, done = 0) => ({ done, failed, why: ['forbidden.starter_left'] })

const remove = async ({ accountId }: { accountId: string }) =>
  ok(await callAs(world, issuer, 'DELETE', `/api/colleagues/${accountId}`))

const makeAuditor = async ({ accountId }: { accountId: string }) =>
  ok(await callAs(world, issuer, 'PUT', `/api/colleagues/${accountId}/role`, { memberRole: 'auditor' }))

async function signingOf(starter: Caller, count = 1): Promise<{ batchId: string; ids: string[] }> {
  const ids = await createCertificates(world, issuer, student, count)
  const request = { kind: 'sign', certificates: { ids }, ...signature(issuer) }
  return { batchId: (await startBatch(world, starter, request))._id, ids }
}

/** The certificates that a batch has created. */
async function madeBy(batchId: string): Promise<string[]> {
  const rows = await world.ctx.db
    .selectFrom('certificate')
    .select('id')
    .where('org_id', '=', issuer.id)
    .where('batch_id', '=', batchId)
    .execute()
  return rows.map(({ id }) => id)
}

/** How often each account or key did this. */
async function actorsOf(action: AuditAction, subjects: readonly string[]) {
  const rows = await world.ctx.db
    .selectFrom('audit_entry')
    .select(['actor', 'subject'])
    .where('org_id', '=', issuer.id)
    .where('action', '=', action)
    .where('subject', 'in', [...subjects])
    .execute()
  const counts: Record<string, number> = {}
  for (const { actor } of rows) counts[actor] = (counts[actor] ?? 0) + 1
  return counts
}

test('a batch of a colleague who is removed does no more of it; who retries it is named in the trail', async () => {
  const preparer = await makeColleague(world, issuer, undefined, 'preparer')
  const recipients = { ids: await addStudents(world.ctx, issuer.id, 700) }
  const { _id } = await startBatch(world, preparer, { kind: 'create', recipients, certificate })
  await step(_id)
  await remove(preparer)
  expect(await ended(_id)).toEqual(stopped(200, 500))

  ok(await callAs(world, issuer, 'POST', `/api/batches/${_id}/retry`))
  expect(await ended(_id)).toEqual({ done: 700, failed: 0, why: [] })
  const actors = await actorsOf('certificate.created', await madeBy(_id))
  expect(actors).toEqual({ [preparer.accountId]: 500, [await ownerOf(world, issuer)]: 200 })
})

describe('nothing is signed any more', () => {
  test('for a signer who gets another role, until another signer retries it', async () => {
    const signer = await makeColleague(world, issuer, undefined, 'signer')
    const other = await makeColleague(world, issuer, undefined, 'signer')
    const { batchId, ids } = await signingOf(signer, 2)
    await makeAuditor(signer)
    expect(await ended(batchId)).toEqual(stopped(2))
    expect((await callAs(world, signer, 'POST', `/api/batches/${batchId}/retry`)).statusCode).toBe(403)
    ok(await callAs(world, other, 'POST', `/api/batches/${batchId}/retry`))
    expect(await ended(batchId)).toEqual({ done: 2, failed: 0, why: [] })
    expect(await actorsOf('certificate.signed', ids)).toEqual({ [other.accountId]: 2 })
  })

  test('for a signer of a department who gets another role there', async () => {
    const departmentId = await makeDepartment(world, issuer, 'Engineering')
    const signer = await makeMember(world, issuer, { [departmentId]: 'signer' })
    const [category] = ok(await callAs(world, issuer, 'GET', '/api/categories/get-all')).data
    const students = { ids: [student.studentId] }
    ok(await move(world, issuer, { departmentId, students, categoryIds: [category.id] }))
    const { batchId } = await signingOf(signer)
    ok(await bind(world, issuer, signer.accountId, [{ departmentId, role: 'auditor' }]))
    expect(await ended(batchId)).toEqual(stopped(1))
  })

  test.each([
    ['is revoked', 'DELETE'],
    ['has expired', 'expire'],
  ])('for an API key that %s', async (_what, end) => {
    const key = await makeApiKey(world, issuer)
    const ids = await createCertificates(world, issuer, student, 1)
    const request = { kind: 'sign', certificates: { ids } }
    const { batchId } = (await callAs(world, key, 'POST', '/v1/batches', request)).json().data
    if (end === 'DELETE') ok(await callAs(world, issuer, 'DELETE', `/api/api-keys/${key.id}`))
    const later = () => new Date(Date.now() + 31 * dayMs)
    await step(batchId, end === 'DELETE' ? world.ctx : { ...world.ctx, clock: later })
    expect(await ended(batchId)).toEqual(stopped(1))
  })

  /** A context in which something happens while a chunk is being signed. */
  const whileSigning = (happens: () => Promise<unknown>): Context => ({
    ...world.ctx,
    followUps: {
      ...world.ctx.followUps,
      signed: async (...given) => {
        await happens()
        await world.ctx.followUps.signed(...given)
      },
    },
  })

  test('for a signer who is removed while a chunk is being signed', async () => {
    const signer = await makeColleague(world, issuer, undefined, 'signer')
    const { batchId, ids } = await signingOf(signer)
    await step(
      batchId,
      whileSigning(() => remove(signer)),
    )
    expect(await ended(batchId)).toEqual(stopped(1))
    expect(await actorsOf('certificate.signed', ids)).toEqual({})
  })

  test('for a signer of a department, of what moves to another one while a chunk is being signed', async () => {
    const before = await makeDepartment(world, issuer, 'Physics')
    const after = await makeDepartment(world, issuer, 'Law')
    const signer = await makeMember(world, issuer, { [before]: 'signer' })
    const [category] = ok(await callAs(world, issuer, 'GET', '/api/categories/get-all')).data
    const moveTo = async (departmentId: string | null) =>
      ok(await move(world, issuer, { departmentId, categoryIds: [category.id] }))
    const students = { ids: [student.studentId] }
    ok(await move(world, issuer, { departmentId: before, students, categoryIds: [category.id] }))
    const { batchId, ids } = await signingOf(signer)
    await step(
      batchId,
      whileSigning(() => moveTo(after)),
    )
    expect(await ended(batchId)).toEqual({ done: 0, failed: 1, why: ['not_found.in_departments'] })
    expect(await actorsOf('certificate.signed', ids)).toEqual({})
    await moveTo(null)
  })
})

test('a batch whose starter has only signed out continues', async () => {
  const signer = await makeColleague(world, issuer, undefined, 'signer')
  const { batchId } = await signingOf(signer)
  ok(await callAs(world, signer, 'GET', '/api/logout'))
  expect(await ended(batchId)).toEqual({ done: 1, failed: 0, why: [] })
})

test('what a removed colleague started can be undone, and goes by who undoes it', async () => {
  const preparer = await makeColleague(world, issuer, undefined, 'preparer')
  const recipients = { ids: [student.studentId] }
  const { _id } = await startBatch(world, preparer, { kind: 'create', recipients, certificate })
  await step(_id)
  const made = await madeBy(_id)
  await remove(preparer)
  ok(await callAs(world, issuer, 'POST', `/api/batches/${_id}/recall`))
  expect(await ended(_id)).toEqual({ done: 1, failed: 0, why: [] })
  expect(await madeBy(_id)).toEqual([])
  expect(await actorsOf('certificate.withdrawn', made)).toEqual({ [await ownerOf(world, issuer)]: 1 })
})
