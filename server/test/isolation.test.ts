import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  accept,
  createCertificates,
  decline,
  readAs,
  revoke,
  sign,
  signedCertificates,
  transfer,
} from './acts/certificates.ts'
import {
  type Answer,
  type Caller,
  callAs,
  makeIssuer,
  makeStudent,
  makeVerifier,
  type Organisation,
  ok,
  proveMailbox,
  studentData,
} from './acts/people.ts'
import { openRolesWorld } from './worlds/roles-world.ts'

const { world, admin, issuer: issuerA, verifier: chosen, student: studentA } = await openRolesWorld()
let issuerB: Organisation
let other: Organisation
let certificate: string

beforeAll(async () => {
  world.tamper()
  issuerB = await makeIssuer(world, admin)
  other = await makeVerifier(world, admin)
  await world.ctx.db
    .insertInto('chosen_verifier')
    .values({ org_id: issuerA.id, verifier_org_id: chosen.id })
    .execute()
  certificate = (await signedCertificates(world, issuerA, studentA))[0]!
})
afterAll(() => world.close())

const queueOf = async (verifier: Caller): Promise<string[]> =>
  ok(await callAs(world, verifier, 'GET', '/get-requested-certificate-list')).documents.map(
    ({ _id }: { _id: string }) => _id,
  )
const status = async (answer: Promise<Answer>) => (await answer).statusCode

describe('a verifier that the issuer did not choose', () => {
  test('has no request of that issuer in its queue, its stats or its search', async () => {
    expect(await queueOf(chosen)).toEqual([certificate])
    expect(await queueOf(other)).toEqual([])
    expect(ok(await callAs(world, other, 'GET', '/api/stats')).totalCount).toBe(0)
    const search = await callAs(world, other, 'GET', '/get-requested-certificate-list?search=amal')
    expect(ok(search)).toMatchObject({ documents: [], total: 0 })
  })

  test('can neither read nor decide about it', async () => {
    expect(await status(callAs(world, other, 'GET', `/api/certificates/${certificate}`))).toBe(404)
    expect(await status(accept(world, other, [certificate]))).toBe(404)
    expect(await status(decline(world, other, [certificate]))).toBe(404)
    expect((await readAs(world, issuerA, certificate)).status).toBe('0')
    const byLink = await callAs(world, other, 'GET', `/api/user/get-certificate-by-user-url/${certificate}`)
    expect(ok(byLink).data).toMatchObject({ type: 'public', certificates: [{ userName: '', title: '' }] })
    expect(ok(byLink).data.documentKey).toBeUndefined()
  })
})

describe('another issuer', () => {
  test('can neither sign, transfer nor revoke, and nothing changes', async () => {
    const [draft] = await createCertificates(world, issuerA, studentA)
    const before = await readAs(world, issuerA, draft!)
    expect(await status(sign(world, issuerB, [draft!]))).toBe(404)
    expect(await status(transfer(world, issuerB, draft!))).toBe(404)
    expect(await status(revoke(world, issuerB, certificate))).toBe(404)
    expect(await readAs(world, issuerA, draft!)).toEqual(before)
    expect((await readAs(world, issuerA, certificate)).revokedAt).toBe('')
  })

  test('with a list of its own and others’ certificates acts only on its own', async () => {
    const own = await createCertificates(world, issuerB, await makeStudent(world, issuerB))
    const [foreign] = await createCertificates(world, issuerA, studentA)
    const answer = ok(await sign(world, issuerB, [foreign!, ...own]))
    expect(answer.done).toEqual(own)
    expect(answer.failed).toMatchObject([{ id: foreign, error: 'not_found' }])
    expect((await readAs(world, issuerA, foreign!)).isVerified).toBe(false)
  })

  test('learns nothing by combining one of its ids with the other’s key', async () => {
    const forged = certificate.replace(issuerA.id.slice(4), issuerB.id.slice(4))
    expect(await status(callAs(world, issuerB, 'GET', `/api/certificates/${forged}`))).toBe(404)
  })

  test('that knows the same person sees only its own entry of that person', async () => {
    const both = await makeStudent(world, issuerB, 'both@mail.example')
    await proveMailbox(world, both)
    ok(await callAs(world, issuerA, 'POST', '/api/student/add-student', studentData('both@mail.example')))
    const [atA] = ok(await callAs(world, issuerA, 'GET', '/api/student/get-student?search=both')).data
    expect(atA._id).not.toBe(both.studentId)
    const certificates = await createCertificates(world, issuerA, { studentId: atA._id })
    const listed = ok(await callAs(world, issuerB, 'GET', '/get-certificate-from-db')).documents
    expect(listed.map(({ _id }: { _id: string }) => _id)).not.toContain(certificates[0])
    const held = ok(await callAs(world, both, 'GET', '/api/user/my-certificates')).certificates
    expect(held.map(({ _id }: { _id: string }) => _id)).toEqual(certificates)
  })
})

test('a student sees no certificate of another student', async () => {
  const neighbour = await makeStudent(world, issuerA)
  expect(await status(callAs(world, neighbour, 'GET', `/api/certificates/${certificate}`))).toBe(404)
  expect(ok(await callAs(world, neighbour, 'GET', '/api/user/my-certificates')).certificates).toEqual([])
})
