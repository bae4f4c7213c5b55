import { hash, X509Certificate } from 'node:crypto'
import { sealPdf } from '@credenza/document/seal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSignature } from '../../../../document/test/read-signature.ts'
import { makeSealAuthority, type Wanted } from '../../../../document/test/seal-authority.ts'
import { signedCertificates } from '../../../test/acts/certificates.ts'
import { formOfPdf } from '../../../test/acts/form-of-pdf.ts'
import { waitingMails } from '../../../test/acts/mails.ts'
import { callAs, makeIssuer, makeStudent, ok } from '../../../test/acts/people.ts'
import { freshSecondFactor } from '../../../test/acts/second-factor.ts'
import { goodSeal, judgePdf } from '../../../test/oracles/judge-pdf.ts'
import { makeReadOnly } from '../../../test/read-only.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { auditHistory } from '../../audit-history.ts'
import { organisationDidDocument } from '../../people/organisation/public/public-record.ts'
import { organisationSealer } from './document-key.ts'

const { world, admin, issuer, student } = await openRolesWorld()
const now = world.ctx.clock()
const authority = await makeSealAuthority(now)
const path = '/api/organisation/seal-key'
let certificateId: string

beforeAll(async () => {
  ;[certificateId] = (await signedCertificates(world, issuer, student)) as [string]
})
afterAll(() => world.close())

const read = async () => ok(await callAs(world, issuer, 'GET', path)).data
const upload = (certificates: string) =>
  callAs(world, issuer, 'PUT', `${path}/certificates`, { certificates })
const chainFor = async (request: string, wanted?: Wanted) =>
  (await authority.certify(request, wanted)) + authority.middle + authority.root
/** The certificate, but with its key on an unknown curve. */
function withUnknownKey(pem: string): string {
  const { raw } = new X509Certificate(pem)
  raw[raw.indexOf(Buffer.from('2a8648ce3d030107', 'hex')) + 7] = 0x55
  return `-----BEGIN CERTIFICATE-----\n${raw.toString('base64')}\n-----END CERTIFICATE-----\n`
}
const rotate = async () => ok(await callAs(world, issuer, 'POST', `${path}/rotate`)).data
const keysOf = async (owner = issuer): Promise<{ id: string; inUse: boolean; compromisedAt: string }[]> =>
  ok(await callAs(world, owner, 'GET', `${path}s`)).data
const declareStolen = (id: string, owner = issuer) =>
  callAs(world, owner, 'POST', `${path}s/${id}/compromised`)
async function pdf(): Promise<Uint8Array> {
  const answer = await callAs(world, issuer, 'GET', `/api/certificates/${certificateId}/document.pdf`)
  expect(answer.statusCode).toBe(200)
  return new Uint8Array(answer.rawPayload)
}
const sealer = async () => {
  const { valid, coversAll, signer } = readSignature(await pdf())
  expect([valid, coversAll]).toEqual([true, true])
  return signer.issuer
}

test('seals with a certificate of the university’s authority, which openssl and pdfsig follow to its root', async () => {
  const before = await read()
  expect([before.state, before.issuer]).toEqual(['self-signed', before.subject])
  await freshSecondFactor(world, issuer)
  const right = await chainFor(before.request)
  expect(ok(await upload(right)).data).toMatchObject({ state: 'in-force', issuer: 'CN=Ministry Seals' })

  const sealed = await pdf()
  expect(readSignature(sealed)).toMatchObject({ valid: true, coversAll: true })
  expect(judgePdf(sealed, authority.root)).toEqual(goodSeal)
  expect(await formOfPdf(world.ctx, sealed)).toBe('well-formed')
})

test('refuses certificates of another key, expired ones, those for other uses, and broken chains', async () => {
  const { request } = await read()
  const other = await makeIssuer(world, admin)
  const theirs = ok(await callAs(world, other, 'GET', path)).data.request
  const stranger = await makeSealAuthority(now)
  const own = await authority.certify(request)
  const day = 86_400_000
  const faultOf = async (pem: string) => {
    const answer = await upload(pem)
    return [answer.statusCode, answer.json().fieldErrors?.certificates?.key]
  }
  const cases: [string, string][] = [
    ['', 'chain'],
    ['-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----', 'chain'],
    [own.repeat(6), 'chain'],
    [own + withUnknownKey(authority.middle), 'chain'],
    [await chainFor(theirs), 'other_key'],
    [authority.middle + own, 'other_key'],
    [(await read()).certificates[1], 'other_key'],
    [own + authority.root + authority.middle, 'chain'],
    [own + stranger.middle, 'chain'],
    [await chainFor(request, { from: new Date(now.getTime() - 9 * day), days: 8 }), 'not_in_force'],
    [await chainFor(request, { from: new Date(now.getTime() + day) }), 'not_in_force'],
    [await chainFor(request, { usages: 32 }), 'use'],
    [await chainFor(request, { usages: 0 }), 'use'],
    [await chainFor(request, { purposes: ['1.3.6.1.5.5.7.3.1'] }), 'use'],
  ]
  for (const [pem, why] of cases) {
    const name = why === 'chain' ? 'invalid.certificate_chain' : `invalid.certificate_${why}`
    expect(await faultOf(pem)).toEqual([422, name])
  }
  expect(
    (await callAs(world, other, 'PUT', `${path}/certificates`, { certificates: own })).json().error,
  ).toBe('second_factor_required')
  expect(await sealer()).toBe('CN=Ministry Seals')
  expect(ok(await upload(await chainFor(request, { purposes: ['1.3.6.1.5.5.7.3.36'] }))).data.state).toBe(
    'in-force',
  )
})

test('reads a certificate that names nobody', async () => {
  const { request } = await read()
  expect(ok(await upload(await chainFor(request, { subject: '' }))).data.subject).toBe('')
})

test('warns before a certificate expires; then PDFs get the self-signed one until the next certificate is added', async () => {
  const { request } = await read()
  expect(ok(await upload(await chainFor(request, { days: 0.01 }))).data.state).toBe('ends-soon')
  expect(await sealer()).toBe('CN=Ministry Seals')
  world.advance(16 * 60_000)
  await freshSecondFactor(world, issuer)
  expect((await read()).state).toBe('ended')
  expect(await sealer()).not.toContain('Ministry')
  ok(await upload(await chainFor(request, { from: world.ctx.clock() })))
  expect(await sealer()).toBe('CN=Ministry Seals')
})

test('a new key has no certificate of the authority, and refuses the one of the earlier key', async () => {
  const { request, certificates } = await read()
  const earlier = certificates.join('\n')
  const next = await rotate()
  expect([next.state, next.request === request]).toEqual(['self-signed', false])
  expect(await sealer()).not.toContain('Ministry')
  expect((await upload(earlier)).json().fieldErrors.certificates.key).toBe('invalid.certificate_other_key')
  ok(await upload(await chainFor(next.request, { from: world.ctx.clock() })))
})

test('verifiers recognise every key that the issuer had, except a stolen one, and nobody else’s', async () => {
  const certified = await pdf()
  await rotate()
  const stolen = await pdf()
  ok(await declareStolen((await keysOf()).find(({ inUse }) => inUse)!.id))
  const makeWritable = await makeReadOnly(world)
  const present = await pdf()
  await makeWritable()
  const codes = await Promise.all([certified, stolen, present].map((one) => formOfPdf(world.ctx, one)))
  expect(codes).toEqual(['well-formed', 'pdf-seal-unknown', 'well-formed'])

  const sealed = Buffer.from(present)
  const unsealed = present.subarray(
    0,
    sealed.lastIndexOf('%%EOF', sealed.indexOf('/ByteRange')) + '%%EOF'.length,
  )
  expect(await formOfPdf(world.ctx, unsealed)).toBe('pdf-unsealed')
  const other = await makeIssuer(world, admin)
  const theirs = await organisationSealer(world.ctx, other.id)
  const forged = await sealPdf(unsealed, theirs, world.ctx.clock())
  expect(await formOfPdf(world.ctx, forged)).toBe('pdf-seal-unknown')
  const own = await sealPdf(unsealed, await organisationSealer(world.ctx, issuer.id), world.ctx.clock())
  expect(await formOfPdf(world.ctx, own)).toBe('well-formed')
})

test('a digest that is changed with the pages, without a new signature, is not the issuer’s seal', async () => {
  const text = Buffer.from(await pdf()).toString('latin1')
  const [, gap, next] = /\/ByteRange \[0 (\d+) (\d+)/.exec(text)!.map(Number)
  const digestOf = (file: string) =>
    hash('sha256', Buffer.from(file.slice(0, gap) + file.slice(next), 'latin1'), 'hex')
  const changed = text.replace('/MediaBox [0 0 ', '/MediaBox [9 0 ')
  const forged = changed.replace(digestOf(text), digestOf(changed))
  expect(await formOfPdf(world.ctx, Buffer.from(changed, 'latin1'))).toBe('pdf-altered')
  expect(await formOfPdf(world.ctx, Buffer.from(forged, 'latin1'))).toBe('pdf-seal-unknown')
})

test('the DID document names keys for seals, but for no other purpose', async () => {
  const { verificationMethod, assertionMethod } = await organisationDidDocument(world.ctx, issuer.id)
  const seals = verificationMethod.filter(({ id }) => id.includes('#seal-'))
  expect(seals).toHaveLength(4)
  expect(seals.filter((key) => 'revoked' in key)).toHaveLength(1)
  for (const { id, ...key } of seals) {
    expect(key).toMatchObject({ type: 'JsonWebKey', publicKeyJwk: { kty: 'EC', crv: 'P-256' } })
    expect(key).not.toHaveProperty('publicKeyJwk.d')
    expect(assertionMethod).not.toContain(id)
  }
})

test('a replaced key can be reported as stolen later; only its owner can, with a second factor, and once', async () => {
  const sealedEarlier = await pdf()
  const [before] = (await keysOf()).filter(({ inUse }) => inUse)
  await rotate()
  const sealedNow = await pdf()
  const other = await makeIssuer(world, admin)
  ok(await callAs(world, other, 'GET', path))
  const [theirs] = await keysOf(other)
  expect((await declareStolen(theirs!.id, other)).json().error).toBe('second_factor_required')
  expect((await declareStolen(theirs!.id)).statusCode).toBe(404)
  expect(await formOfPdf(world.ctx, sealedEarlier)).toBe('well-formed')

  ok(await declareStolen(before!.id))
  const reported = (await keysOf()).find(({ id }) => id === before!.id)
  world.advance(60_000)
  ok(await declareStolen(before!.id))
  expect(reported).toMatchObject({ inUse: false, compromisedAt: expect.stringMatching(/^20/) })
  expect((await keysOf()).find(({ id }) => id === before!.id)).toEqual(reported)
  const forms = await Promise.all([sealedEarlier, sealedNow].map((one) => formOfPdf(world.ctx, one)))
  expect(forms).toEqual(['pdf-seal-unknown', 'well-formed'])
  expect((await auditHistory(world.ctx)).filter(({ ok }) => !ok)).toEqual([])
})

test('an administrator reports a key of a suspended organisation, which is told', async () => {
  const suspended = await makeIssuer(world, admin)
  ok(await callAs(world, suspended, 'GET', path))
  const [own] = await keysOf(suspended)
  const organisation = `/api/admin/organisations/${suspended.id}`
  ok(await callAs(world, admin, 'POST', `${organisation}/suspend`, { reason: 'The licence has expired.' }))
  await freshSecondFactor(world, suspended)
  expect((await declareStolen(own!.id, suspended)).statusCode).toBe(403)

  const report = (id: string, by = admin) =>
    callAs(world, by, 'POST', `${organisation}/seal-keys/${id}/compromised`)
  expect((await report(own!.id)).json().error).toBe('second_factor_required')
  await freshSecondFactor(world, admin)
  const [strangers] = await keysOf()
  expect((await report(strangers!.id)).statusCode).toBe(404)
  ok(await report(own!.id))

  const { data } = ok(await callAs(world, admin, 'GET', `${organisation}/seal-keys`))
  expect(data).toMatchObject([
    { inUse: true, compromisedAt: '' },
    { id: own!.id, inUse: false, compromisedAt: expect.stringMatching(/^20/) },
  ])
  const [mail] = (await waitingMails(world, suspended.email)).slice(-1)
  expect(mail).toMatchObject({ kind: 'organisation.seal-key-compromised' })
  expect(mail!.text).toContain('An administrator of this service reported')
})

test('certificates of another key that someone writes into the database are never used', async () => {
  const stranger = await makeIssuer(world, admin)
  const [id] = await signedCertificates(world, stranger, await makeStudent(world, stranger))
  expect((await auditHistory(world.ctx)).filter(({ ok }) => !ok)).toEqual([])
  ok(await callAs(world, stranger, 'GET', path))
  world.tamper()
  const x5c = [new X509Certificate((await read()).certificates[0]).raw.toString('base64')]
  await world.ctx.db.updateTable('document_key').set({ x5c }).where('org_id', '=', stranger.id).execute()
  expect((await callAs(world, stranger, 'GET', `/api/certificates/${id}/document.pdf`)).statusCode).toBe(500)
})
