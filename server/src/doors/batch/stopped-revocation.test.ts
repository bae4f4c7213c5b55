// @module-tag slow
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBatch, startBatch } from '../../../test/acts/batches.ts'
import { readAs, revoke, signedCertificates, suspend } from '../../../test/acts/certificates.ts'
import { makeColleague } from '../../../test/acts/colleagues.ts'
import { makeDepartment, makeMember, move } from '../../../test/acts/departments.ts'
import {
  type Caller,
  callAs,
  makeIssuer,
  makeStudent,
  ok,
  suspendOrganisation,
} from '../../../test/acts/people.ts'
import { heldUp, untilLockAwaited } from '../../../test/overlapping.ts'
import { verifyAsStranger } from '../../../test/stranger.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { lockCertificates } from '../../certificates/certificate/lock-certificates.ts'
import { setRevoked } from '../../certificates/status/set-revoked.ts'
import type { Tx } from '../../context.ts'
import { backFills } from '../../database/back-fills.ts'
import { fillIfDue } from '../../platform/back-fill/run-back-fills.ts'
import { sendMail } from '../../platform/mail/send-mail.job.ts'
import { queues } from '../../queues.ts'
import { findBatch } from './read-batches.ts'
import { runBatch } from './run-batch.job.ts'

// Only emails are sent here, to invite people: each test runs the steps of its batches itself.
const { world, admin, issuer, student } = await openRolesWorld()
const { db } = world.ctx
beforeAll(() => queues.find(({ queue }) => queue.name === sendMail.name)!.work(world.ctx))
afterAll(() => world.close())

const revocationOf = async (who: Caller, ids: string[]): Promise<string> => {
  const request = { kind: 'revoke', certificates: { ids }, reasonCode: 'other', reason: 'The exam was void' }
  return (await startBatch(world, who, request))._id
}

async function stepToEnd(batchId: string, organisationId = issuer.id): Promise<void> {
  while (!(await findBatch(db, organisationId, batchId)).ended_at)
    await runBatch(world.ctx, { organisationId, batchId }, AbortSignal.abort())
}

/** Which of these certificates have their bit set in the status list. */
async function bitsOf(ids: string[]): Promise<boolean[]> {
  const rows = await db
    .selectFrom('status_entry')
    .select(['certificate_id', 'revoked'])
    .where('certificate_id', 'in', ids)
    .execute()
  return ids.map((id) => rows.find((row) => row.certificate_id === id)!.revoked)
}

async function verdictOf(id: string): Promise<string> {
  const { certificates } = ok(await callAs(world, student, 'GET', '/api/user/my-certificates'))
  const link = certificates.find((one: { _id: string }) => one._id === id)
  return (await verifyAsStranger(world, link)).verdict
}

const remove = async ({ accountId }: { accountId: string }) =>
  ok(await callAs(world, issuer, 'DELETE', `/api/colleagues/${accountId}`))

test('a removed colleague’s revocation is over for strangers too, until somebody who may retries it', async () => {
  const manager = await makeColleague(world, issuer, undefined, 'manager')
  const [id] = await signedCertificates(world, issuer, student)
  const before = await verdictOf(id!)
  const batchId = await revocationOf(manager, [id!])
  expect([await verdictOf(id!), before]).toEqual(['INVALID', expect.not.stringContaining('INVALID')])
  await remove(manager)
  await stepToEnd(batchId)
  expect(await readBatch(world, issuer, batchId)).toMatchObject({ done: 0, failed: 1 })
  expect([await verdictOf(id!), await bitsOf([id!])]).toEqual([before, [false]])

  ok(await callAs(world, issuer, 'POST', `/api/batches/${batchId}/retry`))
  expect(await bitsOf([id!])).toEqual([true])
  await stepToEnd(batchId)
  expect([(await readAs(world, issuer, id!)).state, await verdictOf(id!)]).toEqual(['revoked', 'INVALID'])
})

test('a suspended organisation’s revocation leaves nothing behind, reached or not', async () => {
  const other = await makeIssuer(world, admin)
  const ids = await signedCertificates(world, other, await makeStudent(world, other), 510)
  const batchId = await revocationOf(other, ids)
  ok(await suspendOrganisation(world, admin, other))
  await stepToEnd(batchId, other.id)
  expect((await bitsOf(ids)).filter(Boolean)).toEqual([])
})

test('certificates that moved to another department are not revoked by those whom they left', async () => {
  const [before, after] = [
    await makeDepartment(world, issuer, 'Engineering'),
    await makeDepartment(world, issuer, 'Medicine'),
  ]
  const member = await makeMember(world, issuer, { [before]: 'manager' })
  const [category] = ok(await callAs(world, issuer, 'GET', '/api/categories/get-all')).data
  const goTo = async (departmentId: string | null) =>
    ok(await move(world, issuer, { departmentId, categoryIds: [category.id] }))
  const ids = await signedCertificates(world, issuer, student)
  await goTo(before)
  const batchId = await revocationOf(member, ids)
  expect(await bitsOf(ids)).toEqual([true])
  await goTo(after)
  await stepToEnd(batchId)
  await goTo(null)
  expect(await bitsOf(ids)).toEqual([false])
})

test('a stopped revocation clears no bit that something else has set, and lifts no suspension', async () => {
  const manager = await makeColleague(world, issuer, undefined, 'manager')
  const ids = await signedCertificates(world, issuer, student, 3)
  const [revoked, wanted, suspended] = ids as [string, string, string]
  const stopped = await revocationOf(manager, ids)
  const others = await revocationOf(issuer, [wanted])
  ok(await revoke(world, issuer, revoked))
  ok(await suspend(world, issuer, suspended))
  await remove(manager)
  await stepToEnd(stopped)
  expect(await bitsOf(ids)).toEqual([true, true, false])
  expect((await readAs(world, issuer, suspended)).state).toBe('suspended')
  await stepToEnd(others)
  expect((await readAs(world, issuer, wanted)).state).toBe('revoked')
  expect(await bitsOf(ids)).toEqual([true, true, false])
})

/** Sets bits again as a process of the release before left them when it refused to revoke these certificates. */
const leaveAsBefore = (ids: string[], organisationId = issuer.id) =>
  db.transaction().execute((tx) => setRevoked(tx, organisationId, ids))

/** The issuer's lists whose signed form is up to date. A bit that changes discards it. */
const signedLists = () =>
  db
    .selectFrom('status_list')
    .select(['list', 'credential'])
    .where('org_id', '=', issuer.id)
    .where('credential', 'is not', null)
    .execute()

async function fillAgain(): Promise<void> {
  await db.deleteFrom('back_fill').where('name', '=', 'refused-revocations').execute()
  await fillIfDue(
    { db, database: world.ctx.database, log: world.ctx.log },
    backFills.find(({ name }) => name === 'refused-revocations')!,
    AbortSignal.timeout(60_000),
  )
}

test('bits of refused revocations are cleared, but none that something else has set, and once', async () => {
  const manager = await makeColleague(world, issuer, undefined, 'manager')
  const ids = await signedCertificates(world, issuer, student, 4)
  const [stuck, revoked, wanted, suspended] = ids as [string, string, string, string]
  const before = await verdictOf(stuck)
  const refused = await revocationOf(manager, ids)
  await remove(manager)
  await stepToEnd(refused)
  await leaveAsBefore(ids)
  ok(await revoke(world, issuer, revoked))
  ok(await suspend(world, issuer, suspended))
  const others = await revocationOf(issuer, [wanted])

  await fillAgain()
  expect(await bitsOf(ids)).toEqual([false, true, true, false])
  expect((await readAs(world, issuer, suspended)).state).toBe('suspended')

  expect(await verdictOf(stuck)).toBe(before)
  const lists = await signedLists()
  expect(lists).not.toEqual([])
  await fillAgain()
  expect([await bitsOf(ids), await signedLists()]).toEqual([[false, true, true, false], lists])

  await stepToEnd(others)
  ok(await callAs(world, issuer, 'POST', `/api/batches/${refused}/retry`))
  await fillAgain()
  expect(await bitsOf(ids)).toEqual([true, true, true, true])
  await stepToEnd(refused)
  expect(await readBatch(world, issuer, refused)).toMatchObject({ done: 2, failed: 2 })
  await fillAgain()
  expect(await bitsOf(ids)).toEqual([true, true, true, true])
})

test('batches are cleared to their last item, in every organisation, also while they wait to go on', async () => {
  const other = await makeIssuer(world, admin)
  const many = await signedCertificates(world, other, await makeStudent(world, other), 210)
  const some = await signedCertificates(world, issuer, student, 2)
  const manager = await makeColleague(world, issuer, undefined, 'manager')
  const [large, small] = [await revocationOf(other, many), await revocationOf(manager, some)]
  ok(await suspendOrganisation(world, admin, other))
  await remove(manager)
  await stepToEnd(large, other.id)
  await stepToEnd(small)
  await leaveAsBefore(many, other.id)
  await leaveAsBefore(some)
  // One item was refused by the release before, and one is still to be revoked.
  const [refused, waiting] = some as [string, string]
  await db
    .updateTable('batch_item')
    .set({ state: 'waiting', why: null })
    .where('org_id', '=', issuer.id)
    .where('batch_id', '=', small)
    .where('subject', '=', waiting)
    .execute()
  await db
    .updateTable('batch')
    .set({ state: 'running', ended_at: null, failed: 1 })
    .where('org_id', '=', issuer.id)
    .where('id', '=', small)
    .execute()

  await fillAgain()
  expect((await bitsOf(many)).filter(Boolean)).toEqual([])
  expect(await bitsOf([refused, waiting])).toEqual([false, true])
})

test('a retry while bits are cleared sets its own again', async () => {
  const manager = await makeColleague(world, issuer, undefined, 'manager')
  const [id] = await signedCertificates(world, issuer, student)
  const batchId = await revocationOf(manager, [id!])
  await remove(manager)
  await stepToEnd(batchId)
  await leaveAsBefore([id!])
  const lock = (tx: Tx) => lockCertificates(tx, issuer.id, [id!])
  let retry: ReturnType<typeof callAs> | undefined
  await heldUp(world, fillAgain, { lock, waitsAt: 'FROM certificate' }, async () => {
    retry = callAs(world, issuer, 'POST', `/api/batches/${batchId}/retry`)
    await untilLockAwaited(world, 'from "batch"')
  })
  ok(await retry!)
  expect(await bitsOf([id!])).toEqual([true])
})
