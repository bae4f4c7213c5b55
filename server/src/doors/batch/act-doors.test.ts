import { dayMs } from '@credenza/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callEnded, certificate, runBatch, signature } from '../../../test/acts/batches.ts'
import {
  acceptedCertificates,
  createCertificates,
  decline,
  revoke,
  signedCertificates,
  suspend,
} from '../../../test/acts/certificates.ts'
import { makeApiKey } from '../../../test/acts/integrators.ts'
import { type Answer, type Caller, callAs, makeIssuer, makeStudent, ok } from '../../../test/acts/people.ts'
import { addStudents } from '../../../test/worlds/many-students.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { purgeItems } from './purge-items.ts'

const { world, admin, issuer, verifier, student } = await openRolesWorld({ startRoles: true })
let key: Caller
/** Certificates of the issuer, one in each of these states, and one of another issuer. */
let standing: Record<'draft' | 'signed' | 'suspended' | 'revoked' | 'declined' | 'foreign', string>

beforeAll(async () => {
  key = await makeApiKey(world, issuer)
  const other = await makeIssuer(world, admin)
  const [foreign] = await createCertificates(world, other, await makeStudent(world, other))
  const [draft, declined] = await createCertificates(world, issuer, student, 2)
  const [signed, suspended] = await signedCertificates(world, issuer, student, 2)
  const [revoked] = await acceptedCertificates(world, { issuer, verifier, student })
  ok(await decline(world, verifier, [declined!]))
  ok(await suspend(world, issuer, suspended!))
  ok(await revoke(world, issuer, revoked!))
  standing = {
    draft: draft!,
    signed: signed!,
    suspended: suspended!,
    revoked: revoked!,
    declined: declined!,
    foreign: foreign!,
  }
})
afterAll(() => world.close())

type Door = (ids: string[]) => Promise<Answer>

const byBatch =
  (act: object): Door =>
  (ids) =>
    callEnded(world, issuer, { ...act, certificates: { ids } })
const byQueue =
  (act: object): Door =>
  (ids) =>
    callEnded(world, verifier, { ...act, origin: 'issuer', requests: { ids } })
const byV1 =
  (kind: string): Door =>
  (ids) =>
    callEnded(world, key, { kind, certificates: { ids } }, '/v1/batches')
const reason = 'Not on our list'
const doors: Record<'sign' | 'accept' | 'decline' | 'transfer', Record<string, Door>> = {
  sign: {
    'POST /verify-json': (ids) =>
      callAs(world, issuer, 'POST', '/verify-json', {
        cetificateId: ids,
        isByIssuer: true,
        ...signature(issuer),
      }),
    'POST /api/batches': (ids) => byBatch({ kind: 'sign', ...signature(issuer) })(ids),
    'POST /v1/batches': byV1('sign'),
  },
  accept: {
    'PUT /update-verified': (ids) =>
      callAs(world, verifier, 'PUT', '/update-verified', { id: ids, flag: '1' }),
    'POST /api/batches': byQueue({ kind: 'accept' }),
  },
  decline: {
    'PUT /update-verified': (ids) =>
      callAs(world, verifier, 'PUT', '/update-verified', { id: ids, flag: '2', reason }),
    'POST /api/batches': byQueue({ kind: 'decline', reason }),
  },
  transfer: {
    'PUT /update-transfer': (ids) => callAs(world, issuer, 'PUT', '/update-transfer', { id: ids }),
    'POST /api/batches': byBatch({ kind: 'transfer' }),
    'POST /v1/batches': byV1('transfer'),
  },
}

type Refused = [act: keyof typeof doors, state: keyof typeof standing, code: string]
const table: Refused[] = [
  ['sign', 'foreign', 'not_found'],
  ['sign', 'declined', 'already_decided'],
  ['sign', 'revoked', 'already_revoked'],
  ['accept', 'draft', 'not_signed'],
  ['accept', 'suspended', 'certificate_suspended'],
  ['accept', 'declined', 'already_decided'],
  ['accept', 'revoked', 'already_revoked'],
  ['decline', 'suspended', 'certificate_suspended'],
  ['decline', 'declined', 'already_decided'],
  ['decline', 'revoked', 'already_revoked'],
  ['transfer', 'foreign', 'not_found'],
  ['transfer', 'draft', 'not_accepted'],
  ['transfer', 'signed', 'not_accepted'],
  ['transfer', 'revoked', 'already_revoked'],
]

describe('every way to an act gives the same refusals:', () => {
  const cases = table.flatMap(([act, state, code]) =>
    Object.entries(doors[act]).map(([door, call]) => ({ act, state, code, door, call })),
  )
  test.each(cases)('$act what is $state by $door: $code', async ({ state, code, call }) => {
    expect((await call([standing[state]])).json().error).toBe(code)
  })
})

describe('no more than 10,000 can be named in one call:', () => {
  const cases = Object.entries(doors).flatMap(([act, ways]) =>
    Object.entries(ways).map(([door, call]) => ({ act, door, call })),
  )
  test.each(cases)('$act by $door', async ({ call }) => {
    const answer = await call(Array.from({ length: 10_001 }, (_, i) => `cert_${i}`))
    expect([answer.statusCode, answer.json().error]).toEqual([422, 'invalid'])
  })
})

test.each([
  ['no ids', undefined],
  ['an empty id', ''],
  ['an empty list', []],
])('signing %s says that data is missing', async (_name, cetificateId) => {
  const body = { cetificateId, isByIssuer: true, ...signature(issuer) }
  const { message } = (await callAs(world, issuer, 'POST', '/verify-json', body)).json()
  expect(message).toBe('Missing required data for verification')
})

/** An issuer with two students, and a request that creates a certificate for each. */
async function twoStudents() {
  const own = await makeIssuer(world, admin)
  const students = await addStudents(world.ctx, own.id, 2)
  return { own, students, createAll: { kind: 'create', recipients: { filter: {} }, certificate } }
}

test('batches are listed newest first, by pages and by title', async () => {
  const { own, createAll } = await twoStudents()
  const older = await runBatch(world, own, createAll)
  const newer = await runBatch(world, own, createAll)
  const list = ok(await callAs(world, own, 'GET', '/api/batches?limit=1'))
  expect([list.data[0]._id, list.total]).toEqual([newer._id, 2])
  const next = ok(await callAs(world, own, 'GET', `/api/batches?limit=1&cursor=${list.nextCursor}`))
  expect([next.data[0]._id, next.nextCursor]).toEqual([older._id, null])
  expect(ok(await callAs(world, own, 'GET', '/api/batches?search=BRIDGE')).total).toBe(2)
  expect(ok(await callAs(world, own, 'GET', '/api/batches?search=tunnel')).total).toBe(0)
})

test('finished items are deleted a day after the end, failed ones are not', async () => {
  const { own, students, createAll } = await twoStudents()
  const recipients = { ids: [students[0]!, 'stud_of_nobody'] }
  const batch = await runBatch(world, own, { ...createAll, recipients })
  const kept = async () => {
    await purgeItems(world.ctx)
    const items = world.ctx.db.selectFrom('batch_item').select('state').where('batch_id', '=', batch._id)
    return (await items.orderBy('state').execute()).map(({ state }) => state)
  }
  expect(await kept()).toEqual(['done', 'failed'])
  world.advance(dayMs + 1)
  expect(await kept()).toEqual(['failed'])
})
