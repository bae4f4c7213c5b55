import type { GivenRole } from '@credenza/schema'
import { afterAll, expect, test } from 'vitest'
import { certificate } from './acts/batches.ts'
import { createCertificates, recordFor } from './acts/certificates.ts'
import { makeColleague } from './acts/colleagues.ts'
import { bind, makeDepartment, makeMember, move } from './acts/departments.ts'
import { makeDirectoryKey, oktaUser, scim } from './acts/directories.ts'
import { makeApiKey, someWebhook, webhookData } from './acts/integrators.ts'
import {
  type Answer,
  type Caller,
  callAs,
  makeIssuer,
  makeStudent,
  type Organisation,
  ok,
  studentData,
  suspendOrganisation,
} from './acts/people.ts'
import { answerUpload, uploadCertificate } from './acts/uploads.ts'
import { overlap } from './overlapping.ts'
import { openRolesWorld } from './worlds/roles-world.ts'

const { world, admin, issuer, student } = await openRolesWorld({ startRoles: true })
afterAll(() => world.close())

/** What a call answers that waits for its trail while another one ends what its caller may do. */
async function whileEnding(
  { id }: Organisation,
  end: () => Promise<Answer>,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const [ended, answer] = await overlap(world, id, end, call)
  ok(ended)
  return answer
}

const lastAction = async ({ id }: Organisation): Promise<string> => {
  const { action } = await world.ctx.db
    .selectFrom('audit_entry')
    .select('action')
    .where('org_id', '=', id)
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow()
  return action
}

const byKey: Record<string, (key: Caller) => Promise<() => Promise<Answer>>> = {
  'add students': async (key) => () =>
    callAs(world, key, 'POST', '/v1/students', { students: [studentData('late@mail.example')] }),
  'add a webhook': async (key) => () => callAs(world, key, 'POST', '/v1/webhooks', webhookData),
  'change a webhook': async (key) => {
    const id = await someWebhook(world, issuer)
    const body = { ...webhookData, url: 'https://elsewhere.example/' }
    return () => callAs(world, key, 'PUT', `/v1/webhooks/${id}`, body)
  },
  'delete a draft': async (key) => {
    const [id] = await createCertificates(world, issuer, student)
    return () => callAs(world, key, 'DELETE', `/v1/certificates/${id}`)
  },
}
test.each(Object.entries(byKey))('an API key revoked meanwhile does not %s', async (_act, prepare) => {
  const key = await makeApiKey(world, issuer)
  const call = await prepare(key)
  const revoke = () => callAs(world, issuer, 'DELETE', `/api/api-keys/${key.id}`)
  expect((await whileEnding(issuer, revoke, call)).json().error).toBe('not_signed_in')
  expect(await lastAction(issuer)).toBe('api-key.revoked')
})

test('a directory whose key is revoked meanwhile invites nobody', async () => {
  const key = await makeDirectoryKey(world, issuer)
  const revoke = () => callAs(world, issuer, 'DELETE', `/api/api-keys/${key.id}`)
  const answer = await whileEnding(issuer, revoke, () => scim(world, key, 'POST', '/Users', oktaUser()))
  expect(answer.statusCode).toBe(401)
  expect(await lastAction(issuer)).toBe('api-key.revoked')
})

interface Act {
  role: GivenRole
  prepare: (who: Caller, of: Organisation) => Promise<() => Promise<Answer>>
}
const issuing: Record<string, Act> = {
  'creates nothing': {
    role: 'preparer',
    prepare: async (who, of) => {
      const record = recordFor(of, await makeStudent(world, of))
      return () => callAs(world, who, 'POST', '/upload-json', { multipleCertificates: [record] })
    },
  },
  'signs no upload': {
    role: 'signer',
    prepare: async (who, of) => {
      const id = await uploadCertificate(world, { student, issuer: of })
      return () => answerUpload(world, { ...of, ...who }, id)
    },
  },
}
test.each(Object.entries(issuing))('a colleague removed meanwhile %s', async (_act, { role, prepare }) => {
  const colleague = await makeColleague(world, issuer, undefined, role)
  const remove = () => callAs(world, issuer, 'DELETE', `/api/colleagues/${colleague.accountId}`)
  const answer = await whileEnding(issuer, remove, await prepare(colleague, issuer))
  expect(answer.json().error).toBe('not_signed_in')
  expect(await lastAction(issuer)).toBe('colleague.removed')
})

test.each(Object.entries(issuing))('an issuer suspended meanwhile %s', async (_act, { prepare }) => {
  const other = await makeIssuer(world, admin)
  const call = await prepare(other, other)
  const answer = await whileEnding(other, () => suspendOrganisation(world, admin, other), call)
  expect(answer.json().error).toBe('suspended')
  expect(await lastAction(other)).toBe('organisation.suspended')
})

test('who loses one of two departments meanwhile adds no student there', async () => {
  const [lost, kept] = [
    await makeDepartment(world, issuer, 'Engineering'),
    await makeDepartment(world, issuer, 'Medicine'),
  ]
  const member = await makeMember(world, issuer, { [lost]: 'preparer', [kept]: 'preparer' })
  const lose = () => bind(world, issuer, member.accountId, [{ departmentId: kept, role: 'preparer' }])
  const answer = await whileEnding(issuer, lose, () =>
    callAs(
      world,
      { ...member, department: lost },
      'POST',
      '/api/student/add-student',
      studentData('lost@mail.example'),
    ),
  )
  expect([answer.statusCode, answer.json().error]).toEqual([403, 'forbidden'])
})

test('who works in one department changes no student who moves to another meanwhile', async () => {
  const [here, elsewhere] = [
    await makeDepartment(world, issuer, 'Chemistry'),
    await makeDepartment(world, issuer, 'Physics'),
  ]
  const member = await makeMember(world, issuer, { [here]: 'preparer' })
  const { data } = ok(
    await callAs(world, member, 'POST', '/api/student/add-student', studentData('moved@mail.example')),
  )
  const path = `/api/students/${data._id}`
  const now = ok(await callAs(world, member, 'GET', path)).data
  const goElsewhere = () => move(world, issuer, { departmentId: elsewhere, students: { ids: [data._id] } })
  const edit = () => callAs(world, member, 'PUT', path, { ...now, name: 'Late Change' })
  expect((await whileEnding(issuer, goElsewhere, edit)).json().error).toBe('not_found')
  expect(await lastAction(issuer)).toBe('department.moved')
})

test('who may only read from now on starts no batch', async () => {
  const colleague = await makeColleague(world, issuer, undefined, 'preparer')
  const path = `/api/colleagues/${colleague.accountId}/role`
  const lose = () => callAs(world, issuer, 'PUT', path, { memberRole: 'auditor' })
  const answer = await whileEnding(issuer, lose, () =>
    callAs(world, colleague, 'POST', '/api/batches', {
      kind: 'create',
      recipients: { ids: [student.studentId] },
      certificate,
    }),
  )
  expect([answer.statusCode, answer.json().error]).toEqual([403, 'forbidden'])
})
