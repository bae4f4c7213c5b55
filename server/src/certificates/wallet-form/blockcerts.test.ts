// @module-tag slow
import { Certificate } from '@blockcerts/cert-verifier-js/dist/verifier-node'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { acceptedCertificates, reinstate, revoke, suspend } from '../../../test/acts/certificates.ts'
import { makeApiKey } from '../../../test/acts/integrators.ts'
import { callAs, makeStudent, nobody, ok } from '../../../test/acts/people.ts'
import { freshSecondFactor } from '../../../test/acts/second-factor.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { publicUrl } from '../../../test/worlds/test-world.ts'
import { auditHistory } from '../../audit-history.ts'

const { world, issuer, verifier, student } = await openRolesWorld({ startRoles: true })
afterAll(() => world.close())

type Json = ReturnType<typeof JSON.parse>

const host = publicUrl.replace(/^https?:/, 'https:')
const resolver = 'https://resolver.example/1.0/identifiers'

/** Our server's answers to the requests of Blockcerts' verifier; nothing else can be reached. */
async function answerFor(asked: string): Promise<Response> {
  const [, did] = asked.split(`${resolver}/did:web:`)
  const path = did === undefined ? asked.slice(host.length) : `/${did.split(':').slice(1).join('/')}/did.json`
  if (did === undefined && !asked.startsWith(`${host}/`)) throw new Error(`Asked for ${asked}`)
  const { statusCode: status, body } = await callAs(world, nobody, 'GET', path)
  return new Response(did === undefined ? body : JSON.stringify({ didDocument: JSON.parse(body) }), {
    status,
  })
}

beforeEach(() => {
  vi.stubGlobal('fetch', (url: string) => answerFor(url))
  vi.useFakeTimers({ toFake: ['Date'], now: world.ctx.clock() })
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const accepted = async () => (await acceptedCertificates(world, { issuer, verifier, student }))[0]!
const ask = (id: string, caller = student) =>
  callAs(world, caller, 'POST', `/api/certificates/${id}/wallet-form`, { format: 'blockcerts' })
const formOf = async (id: string): Promise<Json> => ok(await ask(id)).data.credential

/** The verdict of Blockcerts' own verifier, with its reason for a refusal. */
async function stockVerdict(credential: Json): Promise<string> {
  vi.setSystemTime(world.ctx.clock())
  const certificate = new Certificate(credential, {
    didResolverUrl: resolver,
    locale: 'en-US',
  })
  await certificate.init()
  const { status, message } = await certificate.verify()
  return status === 'failure' ? String(message) : status
}
const ourVerdict = async (credential: Json): Promise<string> =>
  ok(await callAs(world, nobody, 'POST', '/api/verify', credential)).data.verdict

const recorded = (credential: Json) =>
  world.until(async () => {
    const { id } = JSON.parse(credential.metadata).certificate
    return ok(await callAs(world, nobody, 'GET', `/api/evidence/${id}`)).data.anchor?.final
  })

test('is accepted by Blockcerts’ own verifier and by ours, until it is revoked', async () => {
  const id = await accepted()
  const credential = await formOf(id)
  await recorded(credential)
  expect(credential.type).toEqual(['VerifiableCredential', 'BlockcertsCredential'])
  expect([await stockVerdict(credential), await ourVerdict(credential)]).toEqual(['success', 'VALID'])
  ok(await suspend(world, issuer, id))
  expect(await stockVerdict(credential)).toContain('suspended')
  expect(await ourVerdict(credential)).toBe('INVALID')
  expect((await ask(id)).json().error).toBe('certificate_suspended')
  ok(await reinstate(world, issuer, id))
  expect([await stockVerdict(credential), await ourVerdict(credential)]).toEqual(['success', 'VALID'])
  ok(await revoke(world, issuer, id))
  expect(await stockVerdict(credential)).toContain('revoked')
  expect(await ourVerdict(credential)).toBe('INVALID')
  expect((await ask(id)).json().error).toBe('already_revoked')
})

test('is refused by both verifiers once somebody changed it', async () => {
  const credential = await formOf(await accepted())
  await recorded(credential)
  const other = await formOf(await accepted())
  for (const change of [
    (copy: Json) => (copy.credentialSubject.claim.name = 'Doctor of Engineering'),
    (copy: Json) => (copy.metadata = other.metadata),
    (copy: Json) => (copy.credentialStatus = other.credentialStatus),
    (copy: Json) => (copy.proof.proofValue = other.proof.proofValue),
  ]) {
    const copy = structuredClone(credential)
    change(copy)
    expect(await stockVerdict(copy)).toContain('signature could not be confirmed')
    expect(await ourVerdict(copy)).toBe('INVALID')
  }
})

test('is given to programs that may sign, and to nobody else', async () => {
  const id = await accepted()
  const path = `/v1/certificates/${id}/blockcerts.json`
  const key = await makeApiKey(world, issuer, { scopes: ['certificates:sign'] })
  const answer = await callAs(world, key, 'GET', path)
  expect(answer.headers['content-type']).toContain('application/vc')
  expect(await stockVerdict(answer.json())).toBe('success')
  const reader = await makeApiKey(world, issuer, { scopes: ['certificates:read'] })
  expect((await callAs(world, reader, 'GET', path)).statusCode).toBe(403)
  expect((await ask(id, await makeStudent(world, issuer))).statusCode).toBe(404)
})

test('names lists that exist for revocations and suspensions only', async () => {
  const { credentialStatus } = await formOf(await accepted())
  const url = credentialStatus[0].statusListCredential.replace(publicUrl, '')
  for (const wrong of [url.replace('revocation', 'message'), url.replace(/\d+$/, '99')])
    expect((await callAs(world, nobody, 'GET', wrong)).statusCode).toBeGreaterThanOrEqual(404)
})

test('is refused by Blockcerts’ verifier once its key was stolen, and not made again', async () => {
  const id = await accepted()
  const credential = await formOf(id)
  await recorded(credential)
  world.advance(2_000)
  await freshSecondFactor(world, issuer)
  const [{ id: stolen }] = ok(await callAs(world, issuer, 'GET', '/api/organisation/keys')).data.filter(
    ({ signs }: { signs: string }) => signs === 'documents',
  )
  const since = world.ctx.clock().toISOString()
  ok(await callAs(world, issuer, 'POST', `/api/organisation/keys/${stolen}/compromised`, { since }))
  expect(await stockVerdict(credential)).toContain('revoked')
  expect(await ourVerdict(credential)).toBe('VALID')
  expect((await ask(id)).json().error).toBe('key_compromised')
})

test('leaves our records as the audit trail and the log have them', async () => {
  expect((await auditHistory(world.ctx)).filter(({ ok }) => !ok)).toEqual([])
})
