import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inviteAdmin, secondAdmin, switchTwoAdmins, useInvitation } from '../../../test/admins.ts'
import { paymentDetails } from '../../../test/fees.ts'
import {
  callAs,
  kycForm,
  makeAdmin,
  makeIssuer,
  makeStudent,
  ok,
  type Person,
  type Student,
  signIn,
  uploadAs,
  waitingOrganisation,
} from '../../../test/people.ts'
import { freshSecondFactor } from '../../../test/second-factor.ts'
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts'

let world: TestWorld
let first: Person
let second: Person
let student: Student
/** To a third administrator, from before it was switched on. */
let openLink: string

beforeAll(async () => {
  world = await openTestWorld()
  first = await makeAdmin(world)
  student = await makeStudent(world, await makeIssuer(world, first))
  await freshSecondFactor(world, first)
  expect(errorOf(await switchTwoAdmins(world, first, true))).toBe('invalid')
  second = await secondAdmin(world, first)
  openLink = ok(await inviteAdmin(world, first)).link
  ok(await switchTwoAdmins(world, first, true))
})
beforeEach(async () => {
  for (const admin of [first, second]) await freshSecondFactor(world, admin)
})
afterAll(() => world.close())

const errorOf = (answer: { json(): { error: string } }) => answer.json().error
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

const change = (path: string, body: object) => (admin: Person) => callAs(world, admin, 'PUT', path, body)
const mailsKept = (days: number) => change('/api/admin/data-protection/retention/mails', { days })
const fees = (reason: string) => change('/api/admin/vat', { treatment: 'exempt', reason })

test.each([
  ['how fees are taxed', fees('Education'), fees('Export')],
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

test('a wish ends after seven days', async () => {
  const erase = (admin: Person) =>
    callAs(world, admin, 'POST', `/api/admin/people/${student.id}/erase-documents`)
  expect(errorOf(await erase(first))).toBe('second_admin_needed')
  world.advance(7 * 24 * 60 * 60_000)
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
