import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { endedBatch, runBatch, startBatch } from '../../../test/acts/batches.ts'
import {
  accept,
  createCertificates,
  decline,
  readAs,
  signedCertificates,
} from '../../../test/acts/certificates.ts'
import { assign } from '../../../test/acts/colleagues.ts'
import { addFee, balanceOf } from '../../../test/acts/fees.ts'
import {
  type Caller,
  callAs,
  makeIssuer,
  makeStudent,
  makeVerifier,
  nobody,
  type Organisation,
  ok,
  type Student,
} from '../../../test/acts/people.ts'
import { answerUpload, uploadCertificate } from '../../../test/acts/uploads.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

const { world, admin } = await openRolesWorld({ startRoles: true })
world.tamper()
/** Those of the last pair. */
let issuer: Organisation
let student: Student
afterAll(() => world.close())

/** A verifier, and an issuer that chose only this verifier, so that the queue has no other requests. */
async function makePair(): Promise<Organisation> {
  const verifier = await makeVerifier(world, admin)
  issuer = await makeIssuer(world, admin)
  student = await makeStudent(world, issuer)
  await world.ctx.db
    .insertInto('chosen_verifier')
    .values({ org_id: issuer.id, verifier_org_id: verifier.id })
    .execute()
  return verifier
}

const accepted = { kind: 'accept', origin: 'issuer' }
const preview = async (caller: Caller, request: object) =>
  ok(await callAs(world, caller, 'POST', '/api/batches/preview', request)).data
const failuresOf = async (caller: Caller, id: string) =>
  ok(await callAs(world, caller, 'GET', `/api/batches/${id}/failures`)).data
const statusOf = async (id: string) => (await readAs(world, issuer, id)).status

test('all that match are accepted except the excluded ones, each with its fee; what cannot be accepted is named', async () => {
  const verifier = await makePair()
  ok(await addFee(world, verifier, { amount: 25 }))
  const [left, declined, ...signed] = await signedCertificates(world, issuer, student, 5)
  const [unsigned] = await createCertificates(world, issuer, student)
  ok(await decline(world, verifier, [declined!]))
  const request = { ...accepted, requests: { filter: {}, except: [left] } }
  expect(await preview(verifier, request)).toMatchObject({
    total: 4,
    willChange: 3,
    refused: [{ error: 'not_signed', count: 1 }],
  })
  const batch = await runBatch(world, verifier, request)
  expect(batch).toMatchObject({ state: 'done', total: 4, done: 3, failed: 1, recallUntil: '' })
  expect(await Promise.all(signed.map(statusOf))).toEqual(['1', '1', '1'])
  expect(await Promise.all([left!, declined!, unsigned!].map(statusOf))).toEqual(['0', '2', '0'])
  expect(await failuresOf(verifier, batch._id)).toMatchObject([
    { subject: unsigned, error: 'not_signed', name: student.name },
  ])
  expect((await balanceOf(world, verifier)).balanceFils).toBe(3 * 2500)
})

test('everything that a search finds is declined with one reason', async () => {
  const verifier = await makePair()
  const ids = await createCertificates(world, issuer, student, 12)
  const reason = 'Not on the list of the ministry'
  const requests = { filter: { search: 'bridges 1', status: '0' } }
  const batch = await runBatch(world, verifier, { kind: 'decline', origin: 'issuer', requests, reason })
  expect(batch).toMatchObject({ total: 4, done: 4, failed: 0 })
  expect(await readAs(world, issuer, ids[0]!)).toMatchObject({ status: '2', reason })
  expect(await statusOf(ids[1]!)).toBe('0')
  const found = { filter: { search: 'Bridges 100' } }
  const none = await callAs(world, verifier, 'POST', '/api/batches', { ...accepted, requests: found })
  expect([none.statusCode, Object.keys(none.json().fields)]).toEqual([422, ['requests']])
})

test('everything that a search finds among somebody’s requests is counted before it is decided', async () => {
  const verifier = await makePair()
  const ids = await signedCertificates(world, issuer, student, 12)
  const [owner] = ok(await callAs(world, verifier, 'GET', '/api/colleagues')).data
  ok(await assign(world, verifier, ids.slice(0, 10), owner._id))
  const filter = { search: 'bridges 1', assignedTo: owner._id }
  const found = await preview(verifier, { ...accepted, requests: { filter } })
  expect(found).toEqual({ total: 2, willChange: 2, refused: [], quote: null })
})

test('sent twice it is done once, and a retry charges nothing twice', async () => {
  const verifier = await makePair()
  ok(await addFee(world, verifier, { amount: 10 }))
  const [first, second] = await signedCertificates(world, issuer, student, 2)
  const [unsigned] = await createCertificates(world, issuer, student)
  const request = { ...accepted, requests: { ids: [first, second, unsigned] } }
  const headers = { 'idempotency-key': 'decide-many-of-the-test' }
  const { _id } = await startBatch(world, verifier, request, headers)
  expect((await startBatch(world, verifier, request, headers))._id).toBe(_id)
  expect(await endedBatch(world, verifier, _id)).toMatchObject({ done: 2, failed: 1 })
  ok(await callAs(world, verifier, 'POST', `/api/batches/${_id}/retry`))
  expect(await endedBatch(world, verifier, _id)).toMatchObject({ done: 2, failed: 1 })
  const { rows } = await sql<{ count: string }>`
    SELECT count(*) FROM ledger_transaction
    WHERE certificate_id = ANY(${[first, second, unsigned]}::text[])`.execute(world.ctx.db)
  expect(rows[0]!.count).toBe('2')
  expect((await balanceOf(world, verifier)).balanceFils).toBe(2 * 1000)
})

test('two verifiers with the same requests: each is decided once, and the second is told which', {
  tags: ['slow'],
}, async () => {
  const [one, two] = [await makeVerifier(world, admin), await makeVerifier(world, admin)]
  issuer = await makeIssuer(world, admin)
  student = await makeStudent(world, issuer)
  const ids = await signedCertificates(world, issuer, student, 40)
  const request = { ...accepted, requests: { ids } }
  const ends = await Promise.all([runBatch(world, one, request), runBatch(world, two, request)])
  expect(ends.map(({ done, failed }) => done + failed)).toEqual([40, 40])
  expect(ends[0].done + ends[1].done).toBe(40)
  const failures = [...(await failuresOf(one, ends[0]._id)), ...(await failuresOf(two, ends[1]._id))]
  expect(new Set(failures.map(({ error }: { error: string }) => error))).toEqual(new Set(['already_decided']))
  expect(new Set(await Promise.all(ids.map(statusOf)))).toEqual(new Set(['1']))
})

test('nobody decides, counts or reads names in a queue that is not theirs', async () => {
  await makePair()
  const stranger = await makeVerifier(world, admin)
  const ids = await signedCertificates(world, issuer, student, 2)
  const named = { ...accepted, requests: { ids } }
  expect(await preview(stranger, named)).toMatchObject({
    willChange: 0,
    refused: [{ error: 'not_found', count: 2 }],
  })
  const batch = await runBatch(world, stranger, named)
  expect(batch).toMatchObject({ done: 0, failed: 2 })
  expect(await failuresOf(stranger, batch._id)).toMatchObject([
    { error: 'not_found', name: '' },
    { error: 'not_found', name: '' },
  ])
  expect(await statusOf(ids[0]!)).toBe('0')
  const asIssuer = await callAs(world, issuer, 'POST', '/api/batches', named)
  const asVerifier = await callAs(world, stranger, 'POST', '/api/batches', {
    kind: 'revoke',
    certificates: { ids },
    reasonCode: 'other',
    reason: 'x',
  })
  expect([asIssuer.statusCode, asVerifier.statusCode]).toEqual([403, 403])
})

test('requests in the other queue are not touched', async () => {
  const verifier = await makePair()
  const ids = await signedCertificates(world, issuer, student, 2)
  const batch = await runBatch(world, verifier, { kind: 'accept', origin: 'user', requests: { ids } })
  expect(batch).toMatchObject({ done: 0, failed: 2 })
  ok(await accept(world, verifier, ids))
})

test('the admin decides in the name of an approved verifier, and of nobody else', async () => {
  const verifier = await makePair()
  const id = await uploadCertificate(world, { student, issuer })
  ok(await answerUpload(world, issuer, id))
  const decide = (verifierAddress: string) =>
    callAs(world, admin, 'PUT', '/api/admin/user-certificate-verified', { id, verifierAddress, flag: '1' })
  expect((await decide(admin.id)).json().fields).toHaveProperty('verifierAddress')
  expect((await decide(issuer.id)).statusCode).toBe(422)
  ok(await decide(verifier.id))
  const evidence = ok(await callAs(world, nobody, 'GET', `/api/evidence/${id}`)).data
  expect(evidence.endorsements[0].issuer.id).toContain(verifier.id)
})
