import { afterAll, beforeAll, expect, test } from 'vitest'
import { runBatch } from '../../../test/acts/batches.ts'
import {
  createCertificates,
  decline,
  revoke,
  sign,
  signedCertificates,
} from '../../../test/acts/certificates.ts'
import { corrected, openRequest } from '../../../test/acts/corrections.ts'
import { makeApiKey } from '../../../test/acts/integrators.ts'
import { type Caller, callAs, categoryName, makeIssuer, makeStudent, ok } from '../../../test/acts/people.ts'
import { uploadCertificate } from '../../../test/acts/uploads.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const { world, admin, issuer, verifier, student } = await openRolesWorld({ startRoles: true })
let key: Caller & { id: string }

beforeAll(async () => {
  key = await makeApiKey(world, issuer)
})
afterAll(() => world.close())

const remove = (id: string, caller: Caller = key) => callAs(world, caller, 'DELETE', `/v1/certificates/${id}`)
const statusOf = async (id: string) => (await callAs(world, key, 'GET', `/v1/certificates/${id}`)).statusCode
const draft = async () => (await createCertificates(world, issuer, student))[0]!
const queue = async () => {
  const rows = await world.ctx.db.selectFrom('review_request').select('certificate_id').execute()
  return rows.map(({ certificate_id }) => certificate_id)
}

test('a draft is gone from lists, counts and queues, and its issuer’s trail says so', async () => {
  const total = async () => ok(await callAs(world, key, 'GET', '/v1/certificates')).total
  const before = await total()
  const id = await draft()
  expect(await queue()).toContain(id)
  ok(await remove(id))
  expect([await statusOf(id), await total()]).toEqual([404, before])
  expect(await queue()).not.toContain(id)
  const entries = await world.ctx.db
    .selectFrom('audit_entry')
    .select(['action', 'actor'])
    .where('subject', '=', id)
    .orderBy('seq')
    .execute()
  expect(entries.at(-1)).toEqual({ action: 'certificate.withdrawn', actor: key.id })
  expect((await remove(id)).statusCode).toBe(404)
})

test('of two at once one succeeds, and deleting beside signing leaves either no draft or a signed certificate', async () => {
  const id = await draft()
  const both = await Promise.all([remove(id), remove(id)])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])

  const other = await draft()
  const [removed] = await Promise.all([remove(other), sign(world, issuer, [other])])
  const answer = await callAs(world, key, 'GET', `/v1/certificates/${other}`)
  if (removed.statusCode === 200) expect(answer.statusCode).toBe(404)
  else expect([removed.json().error, ok(answer).data.signed]).toEqual(['already_signed', true])
})

test('a signed one is refused, with the advice to revoke it', async () => {
  const [id] = await signedCertificates(world, issuer, student)
  const answer = await remove(id!)
  expect([answer.statusCode, answer.json().error, answer.json().message]).toEqual([
    409,
    'already_signed',
    'A signed certificate cannot be deleted. Revoke it instead.',
  ])
  await revoke(world, issuer, id!)
  expect((await remove(id!)).json().error).toBe('already_revoked')
})

test('a declined one stays', async () => {
  const id = await draft()
  ok(await decline(world, verifier, [id]))
  expect((await remove(id)).json().error).toBe('already_decided')
  expect(await statusOf(id)).toBe(200)
})

test('a student’s upload is not the issuer’s to delete', async () => {
  const id = await uploadCertificate(world, { student, issuer })
  const answer = await remove(id)
  expect([answer.statusCode, answer.json().key]).toEqual([403, 'forbidden.uploaded'])
  expect(await statusOf(id)).toBe(200)
})

test('a correction opens the holder’s request again', async () => {
  const holder = await makeStudent(world, issuer)
  const { certificateId, requestId } = await openRequest(world, issuer, holder)
  const id = await corrected(world, issuer, certificateId, { title: 'Bridges II', requestId })
  const stateOf = async () => {
    const { data } = ok(await callAs(world, issuer, 'GET', '/api/correction-requests'))
    return data.find((one: { _id: string }) => one._id === requestId).state
  }
  expect(await stateOf()).toBe('approved')
  ok(await remove(id))
  expect(await stateOf()).toBe('open')
})

test('what a batch created can be deleted one by one, before the rest is undone', async () => {
  const [first, second] = [await makeStudent(world, issuer), await makeStudent(world, issuer)]
  const batch = await runBatch(world, issuer, {
    kind: 'create',
    recipients: { ids: [first.studentId, second.studentId] },
    certificate: { certificateType: categoryName, title: 'Bridges', date: '2026-06-30' },
  })
  const { data } = ok(await callAs(world, key, 'GET', `/v1/certificates?batchId=${batch._id}`))
  ok(await remove(data[0].certificateId))
  ok(await callAs(world, issuer, 'POST', `/api/batches/${batch._id}/recall`))
  await world.until(async () => (await statusOf(data[1].certificateId)) === 404)
})

test('another issuer’s draft, and a key that may only read, are refused', async () => {
  const id = await draft()
  expect((await remove(id, await makeApiKey(world, await makeIssuer(world, admin)))).statusCode).toBe(404)
  const reader = await makeApiKey(world, issuer, { scopes: ['certificates:read', 'certificates:sign'] })
  expect((await remove(id, reader)).statusCode).toBe(403)
  expect(await statusOf(id)).toBe(200)
})
