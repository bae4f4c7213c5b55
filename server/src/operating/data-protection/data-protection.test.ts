import { dayMs, type Hold } from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import { afterAll, describe, expect, test } from 'vitest'
import { signedCertificates } from '../../../test/acts/certificates.ts'
import { callAs, makeStudent, ok } from '../../../test/acts/people.ts'
import { callDuring, overlap } from '../../../test/overlapping.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { runErasePerson } from '../../holders/erasure/erase-person.job.ts'
import { deleteChunk } from '../../people/student/delete/delete-students.ts'
import { purgeIdempotencyKeys } from '../../platform/http/idempotency.ts'
import { purgeMails } from '../../platform/mail/purge-mails.ts'
import { blockNewHolds } from '../../platform/retention/hold.ts'
import { platformTrail } from '../../proof/audit/append.ts'

const path = '/api/admin/data-protection'

const { world, admin, issuer, student } = await openRolesWorld({ startRoles: false })
afterAll(() => world.close())

const set = (subjectId: string, until: string | null = null) =>
  callAs(world, admin, 'POST', `${path}/holds`, { subjectId, reason: 'Court case 12/2026', until })
const holdsOf = async (subjectId: string) =>
  ok(await callAs(world, admin, 'GET', `${path}/holds?search=${subjectId}`)).data
const lift = (id: string) => callAs(world, admin, 'DELETE', `${path}/holds/${id}`)

async function askedStudent() {
  const student = await makeStudent(world, issuer)
  ok(await callAs(world, student, 'POST', '/api/user/erasure', { password: student.password }))
  await world.ctx.db
    .updateTable('erasure')
    .set({ due_at: world.ctx.clock() })
    .where('account_id', '=', student.id)
    .execute()
  return student
}
const eraseNow = (accountId: string) =>
  world.ctx.db.transaction().execute((tx) => runErasePerson(world.ctx, tx, { accountId }))
const emailOf = async (id: string) =>
  (await world.ctx.db.selectFrom('account').select('email').where('id', '=', id).executeTakeFirst())?.email

const addOldKeys = (accountIds: readonly string[]) =>
  world.ctx.db
    .insertInto('idempotency_key')
    .values(
      accountIds.map((account_id) => ({
        account_id,
        key: 'old',
        request_mac: new Uint8Array(32),
        sealed_answer: null,
        created_at: new Date(world.ctx.clock().getTime() - 40 * dayMs),
      })),
    )
    .execute()
const oldKeys = () =>
  world.ctx.db.selectFrom('idempotency_key').select('account_id').where('key', '=', 'old').execute()

test('the register says of each activity what, why, by whom and for how long', async () => {
  const { activities, residency } = ok(await callAs(world, admin, 'GET', path)).data
  expect(activities.length).toBeGreaterThan(9)
  for (const { name, purpose, data, kept } of activities)
    for (const words of [name, purpose, data, kept]) expect(words.message).toMatch(/\w{3}/)
  expect(residency.database).toBe('')
})

test('a choice of days is followed by the next purge, and bounded', async () => {
  const choose = (days: number) => callAs(world, admin, 'PUT', `${path}/retention/mails`, { days })
  expect((await choose(6)).statusCode).toBe(422)
  ok(await choose(7))
  const { db } = world.ctx
  const created_at = new Date(world.ctx.clock().getTime() - 8 * dayMs)
  const mail = {
    kind: 'account.code' as const,
    state: 'sent' as const,
    sealed: null,
    round: 0,
    attempts: 1,
    failure: null,
  }
  await db
    .insertInto('outgoing_mail')
    .values({
      ...mail,
      id: 'mail_old',
      created_at,
      sent_at: created_at,
      give_up_at: created_at,
      not_after: null,
    })
    .execute()
  const kept = () => db.selectFrom('outgoing_mail').select('id').where('id', '=', 'mail_old').execute()
  ok(await choose(9))
  await purgeMails(world.ctx)
  expect(await kept()).toHaveLength(1)
  ok(await choose(7))
  await purgeMails(world.ctx)
  expect(await kept()).toHaveLength(0)
})

test('an erasure waits for the hold over the person, says why, and is done once the hold is lifted', async () => {
  const student = await askedStudent()
  ok(await set(student.id))
  await eraseNow(student.id)
  expect(await emailOf(student.id)).toBe(student.email)
  const { hold } = ok(await callAs(world, student, 'GET', '/api/user/erasure')).data
  expect(hold).toEqual({ reason: 'Court case 12/2026', until: null })
  const erased = await callAs(world, admin, 'POST', `/api/admin/people/${student.id}/erase-documents`)
  expect([erased.statusCode, erased.json().error]).toEqual([409, 'held'])

  const [{ _id, stands, setBy }] = await holdsOf(student.id)
  expect([stands, setBy]).toEqual([true, 'Administrator'])
  ok(await lift(_id))
  expect((await lift(_id)).statusCode).toBe(404)
  expect((await holdsOf(student.id))[0].stands).toBe(false)
  await eraseNow(student.id)
  expect(await emailOf(student.id)).not.toBe(student.email)
})

test('a hold over an issuer keeps the people whom it has certified, until it ends by itself', async () => {
  const student = await askedStudent()
  await signedCertificates(world, issuer, student)
  const until = new Date(world.ctx.clock().getTime() + 60_000)
  ok(await set(issuer.id, until.toISOString()))
  await eraseNow(student.id)
  expect(await emailOf(student.id)).toBe(student.email)
  world.advance(60_001)
  await eraseNow(student.id)
  expect(await emailOf(student.id)).not.toBe(student.email)
})

test('the purge leaves what belongs to a held person', async () => {
  await addOldKeys([student.id, 'anonymous'])
  ok(await set(student.id))
  await purgeIdempotencyKeys(world.ctx)
  expect(await oldKeys()).toEqual([{ account_id: student.id }])
})

describe('what is deleted while a hold is being set waits for the hold, and stays', () => {
  const keyOf = (account_id: string) =>
    world.ctx.db
      .selectFrom('person_key')
      .select('account_id')
      .where('account_id', '=', account_id)
      .executeTakeFirst()

  test('documents that an administrator erases', async () => {
    const student = await makeStudent(world, issuer)
    await signedCertificates(world, issuer, student)
    const [held, erased] = await overlap(
      world,
      platformTrail,
      () => set(student.id),
      () => callAs(world, admin, 'POST', `/api/admin/people/${student.id}/erase-documents`),
    )
    expect([held.statusCode, erased.statusCode, erased.json().error]).toEqual([200, 409, 'held'])
    expect(await keyOf(student.id)).toBeDefined()
  })

  test('a person whose erasure is due, with a hold over an organisation', async () => {
    const student = await askedStudent()
    await signedCertificates(world, issuer, student)
    const [held] = await overlap(
      world,
      platformTrail,
      () => set(issuer.id),
      () => eraseNow(student.id),
    )
    ok(held)
    expect(await emailOf(student.id)).toBe(student.email)
    const { _id } = (await holdsOf(issuer.id)).find(({ stands }: Hold) => stands)
    ok(await lift(_id))
    await eraseNow(student.id)
    expect(await emailOf(student.id)).not.toBe(student.email)
  })

  test('a student whom an organisation deletes', async () => {
    const student = await makeStudent(world, issuer)
    const chunk = {
      accountId: admin.id,
      organisationId: issuer.id,
      ids: [student.studentId],
      parameters: {},
    }
    const [held, { failed }] = await overlap(
      world,
      platformTrail,
      () => set(student.id),
      () => deleteChunk(world.ctx, chunk, async () => {}),
    )
    ok(held)
    expect(failed).toEqual([{ id: student.studentId, why: sentence('student_in_use.held') }])
  })

  test('old rows that are purged', async () => {
    const { id } = await makeStudent(world, issuer)
    await addOldKeys([id])
    const [held] = await overlap(
      world,
      platformTrail,
      () => set(id),
      () => purgeIdempotencyKeys(world.ctx),
    )
    ok(held)
    expect(await oldKeys()).toContainEqual({ account_id: id })
  })
})

test('a hold waits for a deletion under way', async () => {
  const held = await callDuring(world, blockNewHolds, () => set(student.id))
  ok(held)
})

test('nobody is held who does not exist', async () => {
  expect((await set('acc_00000000000000000000000000')).statusCode).toBe(404)
  expect((await set('org_0000000000000000')).statusCode).toBe(404)
})
