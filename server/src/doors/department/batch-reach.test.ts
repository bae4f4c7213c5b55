import { afterAll, expect, test } from 'vitest'
import { certificate, endedBatch, runBatch } from '../../../test/acts/batches.ts'
import { createCertificates } from '../../../test/acts/certificates.ts'
import { makeDepartment, makeMember, move } from '../../../test/acts/departments.ts'
import { makeApiKey } from '../../../test/acts/integrators.ts'
import { type Caller, callAs, makeStudent, ok, studentData } from '../../../test/acts/people.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const { world, issuer: owner, student } = await openRolesWorld({ startRoles: true })
const here = await makeDepartment(world, owner, 'Engineering')
const there = await makeDepartment(world, owner, 'Law')
const member = await makeMember(world, owner, { [here]: 'manager' })
afterAll(() => world.close())

const failures = async (who: Caller, id: string, query = '', door = '/api') =>
  ok(await callAs(world, who, 'GET', `${door}/batches/${id}/failures${query}`))
const rename = async (id: string, name: string) => {
  const { data } = ok(await callAs(world, owner, 'GET', `/api/students/${id}`))
  ok(await callAs(world, owner, 'PUT', `/api/students/${id}`, { ...data, name }))
}

test('a batch’s failures do not name a student who has moved to another department', async () => {
  const { _id } = ok(
    await callAs(world, member, 'POST', '/api/student/add-student', studentData('moved@mail.example')),
  ).data
  await runBatch(world, member, { kind: 'archive', students: { ids: [_id] } })
  const batch = await runBatch(world, member, { kind: 'invite', students: { ids: [_id] } })
  expect((await failures(member, batch._id)).data).toMatchObject([{ name: studentData('').name }])
  ok(await move(world, owner, { departmentId: there, students: { ids: [_id] } }))
  await rename(_id, 'Brand New Name')
  expect((await failures(member, batch._id)).data).toMatchObject([{ subject: _id, name: '' }])
  expect((await failures(member, batch._id, '?search=brand')).data).toEqual([])
  expect((await failures(owner, batch._id, '?search=brand')).data).toMatchObject([{ name: 'Brand New Name' }])
})

test('nor the holder of a certificate that was never theirs, to people or programs', async () => {
  const [id] = await createCertificates(world, owner, student, 1)
  const suspension = { kind: 'suspend', reason: 'Under review', certificates: { ids: [id] } }
  const batch = await runBatch(world, { ...owner, department: here }, suspension)
  expect((await failures(owner, batch._id)).data).toMatchObject([{ name: expect.stringMatching(/./) }])
  const key = await makeApiKey(world, owner, { scopes: ['certificates:read'], departmentId: here })
  for (const answer of [
    await failures(member, batch._id),
    await failures(key, batch._id, '', '/v1'),
    await failures(key, batch._id, '?search=', '/v1'),
  ])
    expect(answer.data).toMatchObject([{ name: '' }])
})

test('undoing a batch leaves the drafts whose type has moved to another department', async () => {
  const { id } = ok(await callAs(world, owner, 'POST', '/api/categories/create', { name: 'Moving' })).data
  ok(await move(world, owner, { departmentId: here, categoryIds: [id] }))
  const { studentId } = await makeStudent(world, { ...owner, department: here })
  const batch = await runBatch(world, member, {
    kind: 'create',
    recipients: { ids: [studentId] },
    certificate: { ...certificate, certificateType: 'Moving' },
  })
  ok(await move(world, owner, { departmentId: there, categoryIds: [id] }))
  const lawyer = await makeMember(world, owner, { [there]: 'manager' })
  const drafts = async () => ok(await callAs(world, lawyer, 'GET', '/get-certificate-from-db')).documents
  ok(await callAs(world, member, 'POST', `/api/batches/${batch._id}/recall`))
  expect(await endedBatch(world, member, batch._id)).toMatchObject({ done: 0, failed: 1 })
  expect(await drafts()).toHaveLength(1)
  const [failure] = (await failures(member, batch._id)).data
  expect(failure.message).toBe('Not found in your departments.')
})
