import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readStatements } from '../src/certificates/certificate/acceptance/read-statements.ts'
import { publishedKeys } from '../src/proof/issuer/signing-keys.ts'
import {
  accept,
  acceptedCertificates,
  createCertificates,
  decline,
  readAs,
  revoke,
  sign,
  signedCertificates,
} from './acts/certificates.ts'
import {
  type Answer,
  callAs,
  makeIssuer,
  makeStudent,
  makeVerifier,
  type Organisation,
  ok,
  studentData,
} from './acts/people.ts'
import { freshSecondFactor } from './acts/second-factor.ts'
import { openRolesWorld } from './worlds/roles-world.ts'

const { world, admin, issuer, verifier, student } = await openRolesWorld()
let verifiers: [Organisation, Organisation]

beforeAll(async () => {
  verifiers = [verifier, await makeVerifier(world, admin)]
})
afterAll(() => world.close())

const rounds = 8

/** Runs two calls at once on `rounds` certificates; the two take turns in being sent first. */
async function race(
  ids: string[],
  one: (id: string) => Promise<Answer>,
  two: (id: string) => Promise<Answer>,
): Promise<{ id: string; one: Answer; two: Answer }[]> {
  return Promise.all(
    ids.map(async (id, i) => {
      if (i % 2 === 0) {
        const [first, second] = await Promise.all([one(id), two(id)])
        return { id, one: first, two: second }
      }
      const [second, first] = await Promise.all([two(id), one(id)])
      return { id, one: first, two: second }
    }),
  )
}

const statementsOf = async (id: string) =>
  (await readStatements(world.ctx.db, { organisationId: issuer.id, id })).map(({ action }) => ({ action }))
const pendingLeaves = (id: string) =>
  world.ctx.db.selectFrom('log_pending').select('action').where('certificate_id', '=', id).execute()
const auditOf = async (id: string) =>
  (
    await world.ctx.db
      .selectFrom('audit_entry')
      .select('action')
      .where('org_id', '=', issuer.id)
      .where('subject', '=', id)
      .orderBy('seq')
      .execute()
  ).map(({ action }) => action)

describe('of two at once', () => {
  test('one verifier’s decision stands, and the other learns that it came second', async () => {
    const ids = await signedCertificates(world, issuer, student, rounds)
    const results = await race(
      ids,
      (id) => accept(world, verifiers[0], [id]),
      (id) => decline(world, verifiers[1], [id]),
    )
    for (const { id, one, two } of results) {
      const [winner, loser] = one.statusCode === 200 ? [one, two] : [two, one]
      expect([winner.statusCode, loser.statusCode, loser.json().error]).toEqual([200, 409, 'already_decided'])
      expect((await readAs(world, issuer, id)).status).toBe(winner === one ? '1' : '2')
      expect(await statementsOf(id)).toHaveLength(winner === one ? 1 : 0)
      expect(await pendingLeaves(id)).toHaveLength(winner === one ? 2 : 0)
    }
  })

  test('acceptances one is signed and logged', async () => {
    const ids = await signedCertificates(world, issuer, student, rounds)
    const results = await race(
      ids,
      (id) => accept(world, verifiers[0], [id]),
      (id) => accept(world, verifiers[1], [id]),
    )
    for (const { id, one, two } of results) {
      expect([one.statusCode, two.statusCode].sort()).toEqual([200, 409])
      expect(await statementsOf(id)).toEqual([{ action: 'endorsed' }])
    }
  })

  test('signatures one is kept, and both callers are told that it is signed', async () => {
    const ids = await createCertificates(world, issuer, student, rounds)
    const answers = await Promise.all([sign(world, issuer, ids), sign(world, issuer, ids)])
    for (const answer of answers) expect(ok(answer).done.sort()).toEqual([...ids].sort())
    for (const id of ids) expect(await auditOf(id)).toEqual(['certificate.created', 'certificate.signed'])
  })

  test('a decline leaves nothing signed after it', async () => {
    const ids = await createCertificates(world, issuer, student, rounds)
    const results = await race(
      ids,
      (id) => sign(world, issuer, [id]),
      (id) => decline(world, verifiers[0], [id]),
    )
    for (const { id, two } of results) {
      expect(two.statusCode).toBe(200)
      const actions = await auditOf(id)
      expect(actions.at(-1)).toBe('certificate.declined')
      const { isVerified, status } = await readAs(world, issuer, id)
      expect([status, isVerified]).toEqual(['2', actions.includes('certificate.signed')])
    }
  })

  test('accept and revoke end revoked, with a leaf for each that happened', async () => {
    const ids = await signedCertificates(world, issuer, student, rounds)
    const results = await race(
      ids,
      (id) => accept(world, verifiers[0], [id]),
      (id) => revoke(world, issuer, id),
    )
    for (const { id, one, two } of results) {
      expect(two.statusCode).toBe(200)
      const accepted = one.statusCode === 200
      const leaves = (await pendingLeaves(id)).map(({ action }) => action).sort()
      expect(leaves).toEqual(accepted ? ['certificate', 'endorsed', 'revoked'] : ['revoked'])
      expect(await readAs(world, issuer, id)).toMatchObject({
        status: accepted ? '1' : '0',
        revokedReason: 'Issued by mistake',
      })
    }
  })

  test('decline and revoke never both happen the wrong way round', async () => {
    const ids = await signedCertificates(world, issuer, student, rounds)
    const results = await race(
      ids,
      (id) => decline(world, verifiers[0], [id]),
      (id) => revoke(world, issuer, id),
    )
    for (const { id, one, two } of results) {
      expect([one.statusCode, two.statusCode].sort()).toEqual([200, 409])
      const { status, revokedAt } = await readAs(world, issuer, id)
      expect(status === '2').toBe(revokedAt === '')
    }
  })

  test('revocations one is stated', async () => {
    const [id] = await acceptedCertificates(world, { issuer, verifier: verifiers[0], student })
    const answers = await Promise.all([revoke(world, issuer, id!), revoke(world, issuer, id!)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await statementsOf(id!)).toEqual([{ action: 'endorsed' }, { action: 'revoked' }])
  })

  test('categories of one name one is made, and the other is told so', async () => {
    for (let round = 0; round < rounds; round++) {
      const create = () => callAs(world, issuer, 'POST', '/api/categories/create', { name: `Race ${round}` })
      const answers = await Promise.all([create(), create()])
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    }
  })

  test('students of one email one is added', async () => {
    const add = () =>
      callAs(world, issuer, 'POST', '/api/student/add-student', studentData('race@mail.example'))
    const answers = await Promise.all([add(), add(), add()])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  })

  test('rotations leave exactly one key that signs, and the digital signature is of that key', async () => {
    const rotating = await makeIssuer(world, admin)
    await freshSecondFactor(world, rotating)
    const rotate = () => callAs(world, rotating, 'POST', '/api/organisation/rotate-key')
    for (const answer of await Promise.all(Array.from({ length: 6 }, rotate))) ok(answer)
    const active = await world.ctx.db
      .selectFrom('organisation_key')
      .select('id')
      .where('org_id', '=', rotating.id)
      .where('retired_at', 'is', null)
      .execute()
    expect(active).toHaveLength(1)
    expect(await publishedKeys(world.ctx.db, rotating.id)).toHaveLength(7)
    const { data } = ok(await callAs(world, rotating, 'GET', '/api/issuer-verifier-profile'))
    const holder = await makeStudent(world, rotating)
    await signedCertificates(world, { ...rotating, digitalSignature: data.digitalSignature }, holder)
  })
})

test('a bulk decision does what is possible and names the rest', async () => {
  const [fresh, declined] = await signedCertificates(world, issuer, student, 2)
  const [draft] = await createCertificates(world, issuer, student)
  ok(await decline(world, verifiers[0], [declined!]))
  const answer = ok(await accept(world, verifiers[1], [fresh!, declined!, draft!, 'cert_nothing']))
  expect(answer.done).toEqual([fresh])
  expect(
    Object.fromEntries(answer.failed.map((one: { id: string; error: string }) => [one.id, one.error])),
  ).toEqual({
    [declined!]: 'already_decided',
    [draft!]: 'not_signed',
    cert_nothing: 'not_found',
  })
})

test('signing again is harmless and changes nothing', async () => {
  const ids = await signedCertificates(world, issuer, student)
  const before = await auditOf(ids[0]!)
  expect(ok(await sign(world, issuer, ids)).done).toEqual(ids)
  expect(await auditOf(ids[0]!)).toEqual(before)
})
