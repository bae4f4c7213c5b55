import { dayMs, paymentReference } from '@credenza/schema'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { inviteAdmin, secondAdmin, switchTwoAdmins, useInvitation } from '../../../test/acts/admins.ts'
import { acceptedCertificates } from '../../../test/acts/certificates.ts'
import { addFee, balanceOf, paymentDetails, settle } from '../../../test/acts/fees.ts'
import {
  callAs,
  kycForm,
  makeAdmin,
  makeIssuer,
  makeStudent,
  makeVerifier,
  ok,
  type Person,
  signIn,
  uploadAs,
  waitingOrganisation,
} from '../../../test/acts/people.ts'
import { freshSecondFactor } from '../../../test/acts/second-factor.ts'
import { taxProfile } from '../../../test/acts/tax.ts'
import { heldUp } from '../../../test/overlapping.ts'
import { openTestWorld } from '../../../test/worlds/test-world.ts'
import type { Tx } from '../../context.ts'
import { newHoldId } from '../../platform/ids.ts'
import { placeHold } from '../../platform/retention/hold.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'

const errorOf = (answer: { json(): { error: string } }) => answer.json().error

const world = await openTestWorld()
let first = await makeAdmin(world)
const issuer = await makeIssuer(world, first)
const verifier = await makeVerifier(world, first)
const student = await makeStudent(world, issuer)
await freshSecondFactor(world, first)
expect(errorOf(await switchTwoAdmins(world, first, true))).toBe('invalid')
let second = await secondAdmin(world, first)
/** For a third administrator, made before it was switched on. */
const openLink = ok(await inviteAdmin(world, first)).link
ok(await switchTwoAdmins(world, first, true))
beforeEach(async () => {
  for (const admin of [first, second]) await freshSecondFactor(world, admin)
})
afterAll(() => world.close())

const approve = (admin: Person, id: string) =>
  callAs(world, admin, 'POST', `/api/admin/organisations/${id}/approve`)
const setAccount = (admin: Person, change: object = {}) =>
  callAs(world, admin, 'PUT', '/api/admin/payment-details', { ...paymentDetails, ...change })
const proposals = async (admin: Person) => ok(await callAs(world, admin, 'GET', '/api/admin/proposals')).data

test('an invitation from before it was switched on makes no administrator', async () => {
  expect(errorOf(await useInvitation(world, openLink, 'myself@credenza.example'))).toBe('forbidden')
})

test('an organisation is approved once a second administrator does the same', async () => {
  const { id } = await waitingOrganisation(world, 'verifier')
  expect(errorOf(await approve(first, id))).toBe('second_admin_needed')
  expect(errorOf(await approve(first, id))).toBe('second_admin_needed')
  const again = await signIn(world, { ...first, role: 'admin' })
  expect(errorOf(await approve(again, id))).toBe('second_admin_needed')
  expect(await proposals(second)).toMatchObject([
    { act: 'organisation.approve', subject: id, isYours: false },
  ])
  ok(await approve(second, id))
  expect(await proposals(second)).toEqual([])
  expect(errorOf(await approve(second, id))).toBe('already_decided')
})

test('of two who ask at the same moment, the later one confirms', async () => {
  const { id } = await waitingOrganisation(world, 'verifier')
  const answers = await Promise.all([approve(first, id), approve(second, id)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('an application that changed in between is another one', async () => {
  const applicant = await waitingOrganisation(world, 'verifier')
  const { id } = applicant
  expect(errorOf(await approve(first, id))).toBe('second_admin_needed')
  const reason = 'Unreadable'
  ok(await callAs(world, second, 'POST', `/api/admin/organisations/${id}/return`, { reason }))
  ok(await uploadAs(world, applicant, '/api/update-kyc', kycForm(id)))
  expect(errorOf(await approve(second, id))).toBe('second_admin_needed')
  ok(await approve(first, id))
})

test('the account for payments is the one that both typed', async () => {
  expect(errorOf(await setAccount(first))).toBe('second_admin_needed')
  expect(errorOf(await setAccount(second, { bankName: 'Another bank' }))).toBe('second_admin_needed')
  ok(await setAccount(second))
  const { data } = ok(await callAs(world, first, 'GET', '/api/admin/payment-details'))
  expect(data.bankName).toBe(paymentDetails.bankName)
})

const bookStatement = (admin: Person, content: string) =>
  callAs(world, admin, 'POST', '/api/admin/bank-statements', { content })

test('a settlement is the one that both recorded, once', async () => {
  ok(await addFee(world, verifier, { amount: 10 }))
  world.advance(1000)
  await acceptedCertificates(world, { issuer, verifier, student })
  const record = (admin: Person, amountFils: number, headers = {}) =>
    settle(world, admin, { partyId: issuer.id, amountFils }, headers)
  expect(errorOf(await record(first, 5_000))).toBe('invalid')
  expect(errorOf(await record(first, 400))).toBe('second_admin_needed')
  expect(errorOf(await record(second, 600))).toBe('second_admin_needed')
  const key = { 'idempotency-key': 'settlement-1' }
  for (const _ of ['done', 'answer lost']) ok(await record(second, 400, key))
  expect(errorOf(await record(second, 300, key))).toBe('idempotency_key_reused')
  expect((await balanceOf(world, issuer)).balanceFils).toBe(-600)
})

test('a bank statement is booked once two have brought the same file', async () => {
  const file = `date,amount,reference,id\n2026-11-20,4.00,${paymentReference(issuer.id)},B1\n`
  expect(errorOf(await bookStatement(first, file))).toBe('second_admin_needed')
  expect(errorOf(await bookStatement(second, `${file}\n`))).toBe('second_admin_needed')
  expect(ok(await bookStatement(second, file)).booked).toBe(1)
})

test('letters about a breach go to the people whom both have seen', async () => {
  const path = '/api/admin/breaches'
  const opened = { what: 'A lost laptop', foundAt: world.ctx.clock().toISOString() }
  const { _id } = ok(await callAs(world, first, 'POST', path, opened)).data
  const add = (organisationId: string) =>
    callAs(world, first, 'POST', `${path}/${_id}/people`, { kind: 'organisation', organisationId }).then(ok)
  const order = (admin: Person, en = 'Choose another password.') =>
    callAs(world, admin, 'POST', `${path}/${_id}/letters`, { texts: { en } })
  await add(issuer.id)
  expect(errorOf(await order(first))).toBe('second_admin_needed')
  expect(errorOf(await order(second, 'Pay here.'))).toBe('second_admin_needed')
  const { id } = await waitingOrganisation(world, 'verifier')
  await add(id)
  expect(errorOf(await order(second))).toBe('second_admin_needed')
  const { db } = world.ctx
  const { numUpdatedRows } = await db
    .updateTable('breach_person')
    .set({ account_id: verifier.id })
    .where('account_id', 'in', db.selectFrom('account').select('id').where('org_id', '=', id))
    .executeTakeFirstOrThrow()
  expect(numUpdatedRows).toBe(1n)
  expect(errorOf(await order(first))).toBe('second_admin_needed')
  ok(await order(second))
})

test('an organisation is given a domain by two', async () => {
  const give = (admin: Person, domain: string) =>
    callAs(world, admin, 'POST', `/api/admin/organisations/${issuer.id}/domains`, { domain })
  expect(errorOf(await give(first, 'uni.example'))).toBe('second_admin_needed')
  expect(errorOf(await give(second, 'gmail.com'))).toBe('invalid')
  expect(errorOf(await give(second, 'other.example'))).toBe('second_admin_needed')
  ok(await give(second, 'uni.example'))
})

const change = (path: string, body: object) => (admin: Person) => callAs(world, admin, 'PUT', path, body)
const mailsKept = (days: number) => change('/api/admin/data-protection/retention/mails', { days })
const fees = (reason: string) => change('/api/admin/vat', { treatment: 'exempt', reason })
const platformDetails = (legalName: string) => change('/api/admin/tax-profile', { ...taxProfile, legalName })
const share = (percent: number) => change('/api/admin/platform-share', { percent })

test.each([
  ['how fees are taxed', fees('Education'), fees('Export')],
  ['what the platform’s invoices say of it', platformDetails('Platform LLC'), platformDetails('Mine LLC')],
  ['what the platform keeps', share(5), share(6)],
  ['for how long data are kept', mailsKept(14), mailsKept(15)],
])('%s takes two who want the same', async (_name, act, another) => {
  expect(errorOf(await act(first))).toBe('second_admin_needed')
  expect(errorOf(await another(second))).toBe('second_admin_needed')
  ok(await act(second))
})

test('one administrator sets a hold, and two lift it', async () => {
  const path = '/api/admin/data-protection/holds'
  ok(await callAs(world, first, 'POST', path, { subjectId: student.id, reason: 'Case 12', until: null }))
  const [hold] = ok(await callAs(world, first, 'GET', path)).data
  const lift = (admin: Person) => callAs(world, admin, 'DELETE', `${path}/${hold._id}`)
  expect(errorOf(await lift(first))).toBe('second_admin_needed')
  expect(errorOf(await lift(first))).toBe('second_admin_needed')
  ok(await lift(second))
})

test('an erasure waits for a hold that is being set, and holds no lock that setting it needs', async () => {
  const { id } = await makeStudent(world, issuer)
  const erase = (admin: Person) => callAs(world, admin, 'POST', `/api/admin/people/${id}/erase-documents`)
  expect(errorOf(await erase(first))).toBe('second_admin_needed')
  const now = world.ctx.clock()
  const hold = {
    id: newHoldId(),
    subject_id: id,
    reason: 'Case 13',
    set_by: first.id,
    set_at: now,
    until: null,
  }
  let setting: Tx
  const lock = async (tx: Tx) => {
    setting = tx
    await sql`SET LOCAL lock_timeout = '100ms'`.execute(tx)
    await placeHold(tx, hold)
  }
  const record = () =>
    appendAudit(world.ctx, setting, platformTrail, now, [
      { actor: first.id, action: 'hold.set', subject: hold.id, detail: { subject: id } },
    ])
  const answer = await heldUp(world, () => erase(second), { lock, waitsAt: 'LOCK TABLE hold' }, record)
  expect(errorOf(answer)).toBe('held')
})

test('a wish ends after seven days', async () => {
  const erase = (admin: Person) =>
    callAs(world, admin, 'POST', `/api/admin/people/${student.id}/erase-documents`)
  expect(errorOf(await erase(first))).toBe('second_admin_needed')
  world.advance(7 * dayMs)
  first = await signIn(world, { ...first, role: 'admin' })
  second = await signIn(world, { ...second, role: 'admin' })
  expect(await proposals(second)).toEqual([])
  expect(errorOf(await erase(second))).toBe('second_admin_needed')
  ok(await erase(first))
})

test('each needs a fresh second factor', async () => {
  const { id } = await waitingOrganisation(world, 'verifier')
  expect(errorOf(await approve(first, id))).toBe('second_admin_needed')
  world.advance(6 * 60_000)
  expect(errorOf(await approve(second, id))).toBe('second_factor_stale')
})

test('one administrator can neither invite a helper nor switch it off', async () => {
  expect(errorOf(await inviteAdmin(world, first))).toBe('second_admin_needed')
  expect(errorOf(await switchTwoAdmins(world, first, false))).toBe('second_admin_needed')
  expect(ok(await callAs(world, first, 'GET', '/api/admin/two-admins')).data).toEqual({
    isOn: true,
    admins: 2,
  })
  ok(await switchTwoAdmins(world, second, false))
  const { id } = await waitingOrganisation(world, 'verifier')
  ok(await approve(first, id))
})
