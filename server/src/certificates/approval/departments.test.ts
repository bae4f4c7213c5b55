import { afterAll, beforeAll, expect, test } from 'vitest'
import { approve, askApproval, readApproval, setRules } from '../../../test/acts/approvals.ts'
import { createCertificates, sign } from '../../../test/acts/certificates.ts'
import { bind, makeDepartment, makeMember, move } from '../../../test/acts/departments.ts'
import { callAs, makeStudent, ok, type Person, type Student } from '../../../test/acts/people.ts'
import { freshSecondFactor } from '../../../test/acts/second-factor.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

type Member = Person & { accountId: string }

const { world, issuer: owner } = await openRolesWorld({ startRoles: true })
let student: Student
let law: string
let arts: string
/** Dean of Law, to which all but one of the certificates in this file belong. */
let dean: Member
let deputy: Member
let preparer: Member
let foreign: Member

beforeAll(async () => {
  law = await makeDepartment(world, owner, 'Law')
  arts = await makeDepartment(world, owner, 'Arts')
  student = await makeStudent(world, { ...owner, department: law })
  const [category] = ok(await callAs(world, owner, 'GET', '/api/categories/get-all')).data
  ok(await move(world, owner, { departmentId: law, categoryIds: [category.id] }))
  dean = await makeMember(world, owner, { [law]: 'signer' })
  deputy = await makeMember(world, owner, { [law]: 'manager' })
  preparer = await makeMember(world, owner, { [law]: 'preparer' })
  foreign = await makeMember(world, owner, { [arts]: 'manager' })
  await rules([dean, deputy, foreign])
})
afterAll(() => world.close())

const errorOf = (answer: { json(): { error: string } }) => answer.json().error
const rules = async (signers: Member[], rest: object = {}) => {
  await freshSecondFactor(world, owner)
  const rule = { needed: 2, signers: signers.map(({ accountId }) => accountId), ...rest }
  return ok(await setRules(world, owner, [rule]))
}
const draft = (count = 1) => createCertificates(world, owner, student, count)
const asked = async (ids: string[], who: Person = preparer) => ok(await askApproval(world, who, ids)).data._id
const listOf = async (who: Person, query = '') =>
  ok(await callAs(world, who, 'GET', `/api/approvals${query}`)).data.map(({ _id }: { _id: string }) => _id)
async function signAs(who: Person, ids: string[]) {
  await freshSecondFactor(world, who)
  return sign(world, { ...owner, token: who.token }, ids)
}

test('people of a department ask for, see, approve and sign what lies in it', async () => {
  const ids = await draft(2)
  const id = await asked(ids)
  expect(await listOf(dean)).toContain(id)
  expect(ok(await callAs(world, dean, 'GET', `/api/approvals/${id}/certificates`)).total).toBe(2)
  for (const who of [dean, deputy]) ok(await approve(world, who, id))
  expect((await readApproval(world, dean, id)).demands[0]).toMatchObject({ approvals: 2 })
  ok(await signAs(dean, ids))
  expect(await listOf(dean, '?which=over')).toContain(id)
})

test('people of another department see nothing of it, though a rule names them', async () => {
  const ids = await draft()
  const id = await asked(ids)
  const { digest } = await readApproval(world, owner, id)
  expect(await listOf(foreign)).toEqual([])
  for (const rest of ['', '/certificates'])
    expect((await callAs(world, foreign, 'GET', `/api/approvals/${id}${rest}`)).statusCode).toBe(404)
  expect((await approve(world, foreign, id, digest)).statusCode).toBe(404)
  for (const act of ['renew', 'withdraw'])
    expect((await callAs(world, foreign, 'POST', `/api/approvals/${id}/${act}`)).statusCode).toBe(404)
  expect((await askApproval(world, foreign, ids)).statusCode).toBe(404)
  const everything = { certificates: { filter: {} } }
  expect((await callAs(world, foreign, 'POST', '/api/approvals', everything)).statusCode).toBe(422)
  expect(JSON.stringify(ok(await callAs(world, foreign, 'GET', '/api/notifications')))).not.toContain(id)
})

test('a request that holds certificates of two departments is for the whole organisation only', async () => {
  const there = { ...owner, department: arts }
  ok(await callAs(world, there, 'POST', '/api/categories/create', { name: 'Licence' }))
  const record = { certificateType: 'Licence', title: 'Painting', date: '2026-06-30', issuerName: owner.name }
  const painter = await makeStudent(world, there)
  const upload = { multipleCertificates: [{ ...record, userId: painter.studentId }] }
  const [licence] = ok(await callAs(world, there, 'POST', '/upload-json', upload)).documents
  const id = await asked([...(await draft()), licence._id], owner)
  expect([await listOf(dean), await listOf(foreign)].flat()).not.toContain(id)
  expect((await approve(world, dean, id, '0'.repeat(64))).statusCode).toBe(404)
  ok(await callAs(world, owner, 'POST', `/api/approvals/${id}/withdraw`))
})

test('an approval counts while its signer may sign there', async () => {
  const ids = await draft()
  const id = await asked(ids)
  for (const who of [dean, deputy]) ok(await approve(world, who, id))
  await freshSecondFactor(world, owner)
  ok(await bind(world, owner, deputy.accountId, [{ departmentId: law, role: 'auditor' }]))
  expect(errorOf(await signAs(dean, ids))).toBe('approval_required')
  ok(await bind(world, owner, deputy.accountId, [{ departmentId: arts, role: 'signer' }]))
  expect(errorOf(await signAs(dean, ids))).toBe('approval_required')
  ok(await bind(world, owner, deputy.accountId, [{ departmentId: law, role: 'signer' }]))
  ok(await signAs(dean, ids))
})

test('types that were written into a request by hand let nobody approve what lies elsewhere', async () => {
  const ids = await draft()
  const id = await asked(ids)
  world.tamper()
  await world.ctx.db
    .updateTable('approval_request')
    .set({ types: ['Licence'] })
    .where('id', '=', id)
    .execute()
  ok(await approve(world, foreign, id))
  for (const who of [dean, deputy])
    expect((await approve(world, who, id, '0'.repeat(64))).statusCode).toBe(404)
  expect(errorOf(await signAs(dean, ids))).toBe('approval_changed')
  expect((await readApproval(world, owner, id)).state).toBe('changed')
})

test('rules name people of a department for its own categories, and only those who sign', async () => {
  await freshSecondFactor(world, owner)
  const rule = (category: string, who: Member) =>
    setRules(world, owner, [{ category, needed: 1, signers: [who.accountId] }])
  expect(errorOf(await rule('', preparer))).toBe('invalid')
  expect(errorOf(await rule('Licence', dean))).toBe('invalid')
  ok(await rule('Licence', foreign))
  expect(ok(await callAs(world, dean, 'GET', '/api/approval-rules')).data).toEqual([])
  expect(ok(await callAs(world, foreign, 'GET', '/api/approval-rules')).data).toHaveLength(1)
  // An owner who works in a department still sees them all: saving replaces all of them.
  const working = { ...owner, department: law }
  expect(ok(await callAs(world, working, 'GET', '/api/approval-rules')).data).toHaveLength(1)
})
