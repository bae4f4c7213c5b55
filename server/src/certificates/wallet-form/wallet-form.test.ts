import { createPublicKey, generateKeyPairSync, hash, verify, X509Certificate } from 'node:crypto'
import { LEARNING_CLAIMS, LEARNING_CREDENTIAL, readSdJwt, readTokenList } from '@credenza/credential/sd-jwt'
import type { Verification } from '@credenza/credential/verify'
import { authorityCertificate, walletCertificate } from '@credenza/document'
import { languageCodes } from '@credenza/schema/languages'
import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc'
import { afterAll, describe, expect, test } from 'vitest'
import {
  acceptedCertificates,
  reinstate,
  revoke,
  signedCertificates,
  suspend,
} from '../../../test/acts/certificates.ts'
import { makeColleague } from '../../../test/acts/colleagues.ts'
import { type Caller, callAs, makeIssuer, makeStudent, nobody, ok } from '../../../test/acts/people.ts'
import { freshSecondFactor } from '../../../test/acts/second-factor.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { publicUrl } from '../../../test/worlds/test-world.ts'
import { auditHistory } from '../../audit-history.ts'
import { walletAuthority, walletKey, walletSubject } from '../../people/organisation/wallet-key.ts'
import { generateP256Key } from '../../platform/keys/p256-key.ts'

const { world, admin, issuer, verifier, student } = await openRolesWorld({ startRoles: true })
afterAll(() => world.close())

const holder = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' })

const ask = (caller: Caller, id: string, format = 'dc+sd-jwt', holderKey?: object) =>
  callAs(world, caller, 'POST', `/api/certificates/${id}/wallet-form`, {
    format,
    ...(holderKey && { holderKey }),
  })
const formOf = async (id: string, format?: string, holderKey?: object) =>
  ok(await ask(student, id, format, holderKey)).data.credential
const read = async (path: string) => callAs(world, nobody, 'GET', path.replace(publicUrl, ''))
const verdictOf = async (credential: unknown): Promise<Verification> =>
  ok(await callAs(world, nobody, 'POST', '/api/verify', credential as never)).data
const accepted = async () => (await acceptedCertificates(world, { issuer, verifier, student }))[0]!
const recorded = (id: string) =>
  world.until(async () => {
    const { data } = ok(await callAs(world, nobody, 'GET', `/api/evidence/${await credentialId(id)}`))
    return data.anchor?.final
  })
const credentialId = async (id: string) => (await formOf(id, 'ldp_vc')).id as string
const metadataKeys = async (): Promise<string[]> => {
  const { jwks } = (await read(`/.well-known/jwt-vc-issuer/issuers/${issuer.id}`)).json()
  return jwks.keys.map(({ kid }: { kid: string }) => kid)
}
const walletKeyId = async () =>
  ok(await callAs(world, issuer, 'GET', '/api/organisation/wallet-key')).data.id as string

/** The token list and the place that an SD-JWT names, as somebody else reads them. */
async function statusOf(text: string): Promise<number> {
  const { uri, idx } = (readSdJwt(text).claims.status as { status_list: { uri: string; idx: number } })
    .status_list
  const { jwks } = (await read(`/.well-known/jwt-vc-issuer/issuers/${issuer.id}`)).json()
  const answer = await read(uri)
  expect(answer.headers['content-type']).toBe('application/statuslist+jwt')
  const kid = JSON.parse(Buffer.from(answer.body.split('.')[0]!, 'base64url').toString()).kid
  const key = jwks.keys.find((one: { kid: string }) => one.kid === kid)
  return (await readTokenList(answer.body, { url: uri, key, now: world.ctx.clock() }))(idx)
}

describe('a certificate for a wallet', () => {
  test('gets the verdict of the certificate in each format', async () => {
    const id = await accepted()
    await recorded(id)
    for (const format of ['ldp_vc', 'jwt_vc_json', 'dc+sd-jwt', 'eu-learning']) {
      const { verdict, checks } = await verdictOf(await formOf(id, format))
      const open = checks.filter(({ answer }) => answer !== 'passed')
      expect([format, verdict, open]).toEqual([format, 'VALID', []])
    }
  })

  test('is bound to the holder’s key, names the holder only where shown, and leads to its type and issuer', async () => {
    const id = await accepted()
    const { claims, jws } = readSdJwt(
      await formOf(id, 'dc+sd-jwt', { ...holder, kid: 'mine', d: 'never kept' }),
    )
    expect(claims).toMatchObject({
      iss: `${publicUrl}/issuers/${issuer.id}`,
      vct: `${publicUrl}/vct/certificate`,
      cnf: { jwk: holder },
      name: student.name,
      email: student.email,
      achievement_title: 'Bridges 1',
    })
    expect(JSON.stringify(jws.claims)).not.toContain(student.name)
    const metadata = (await read(String(claims.vct))).json()
    expect(metadata.vct).toBe(claims.vct)
    expect(metadata.display.map(({ locale }: { locale: string }) => locale)).toEqual(languageCodes)
    for (const { path, display } of metadata.claims) expect([path, display.length]).toEqual([path, 6])
    const { issuer: named, jwks } = (await read(`/.well-known/jwt-vc-issuer/issuers/${issuer.id}`)).json()
    expect(named).toBe(claims.iss)
    const key = jwks.keys.find(({ kid }: { kid: string }) => kid === jws.header.kid)
    const options = { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
    expect(verify('sha256', jws.signedBytes, options, jws.signature)).toBe(true)
  })

  test('as a learning credential of the EU has its ten claims, those that are known, and leads to its type', async () => {
    const { claims, jws } = readSdJwt(await formOf(await accepted(), 'eu-learning', holder))
    const said = { ...LEARNING_CLAIMS }
    expect(claims).toMatchObject({
      vct: LEARNING_CREDENTIAL,
      cnf: { jwk: holder },
      issuing_authority: issuer.name,
      issuing_country: 'AE',
      achievement_title: 'Bridges 1',
      family_name: student.name,
    })
    expect(JSON.stringify(jws.claims)).not.toContain(student.name)
    const known = [...said.open, ...said.hidden] as string[]
    const technical = ['iss', 'vct', 'iat', 'nbf', 'exp', 'cnf', 'status', 'certificate']
    expect(Object.keys(claims).filter((name) => ![...known, ...technical].includes(name))).toEqual([])
    const metadata = (await read(`/type-metadata/${LEARNING_CREDENTIAL}`)).json()
    expect(metadata.vct).toBe(LEARNING_CREDENTIAL)
    expect(metadata.claims.map(({ path }: { path: string[] }) => path[0])).toEqual(known)
    expect((await read('/type-metadata/urn:other')).statusCode).toBe(404)
  })

  test('is accepted by @sd-jwt/sd-jwt-vc with the key of its certificate, which the deployment’s authority signed', async () => {
    const text = await formOf(await accepted())
    const [own, ...more] = readSdJwt(text).jws.header.x5c as string[]
    const certificate = new X509Certificate(Buffer.from(own!, 'base64'))
    const authority = new X509Certificate((await walletAuthority(world.ctx)).certificate)
    expect(more).toEqual([])
    expect([certificate.checkIssued(authority), certificate.verify(authority.publicKey)]).toEqual([
      true,
      true,
    ])
    expect([authority.ca, certificate.ca, certificate.checkIssued(certificate)]).toEqual([true, false, false])
    expect(certificate.subjectAltName).toContain(`URI:${publicUrl}/issuers/${issuer.id}`)
    const check = (data: string, signature: string) =>
      verify(
        'sha256',
        Buffer.from(data),
        { key: certificate.publicKey, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      )
    const oracle = new SDJwtVcInstance({
      hasher: (data: string | ArrayBuffer) => hash('sha256', Buffer.from(data as string), 'buffer'),
      verifier: check,
      statusVerifier: check,
      statusListFetcher: async (url: string) => (await read(url)).body,
    })
    const now = Math.ceil(world.ctx.clock().getTime() / 1000)
    expect((await oracle.verify(text, { currentDate: now })).payload).toMatchObject({ name: student.name })
  })

  test('shows what becomes of it: suspended, reinstated, revoked', async () => {
    const id = await accepted()
    const text = await formOf(id)
    expect(await statusOf(text)).toBe(0)
    ok(await suspend(world, issuer, id))
    expect([await statusOf(text), (await verdictOf(text)).verdict]).toEqual([2, 'INVALID'])
    expect((await ask(student, id)).json().error).toBe('certificate_suspended')
    ok(await reinstate(world, issuer, id))
    expect(await statusOf(text)).toBe(0)
    ok(await suspend(world, issuer, id))
    ok(await revoke(world, issuer, id))
    expect([await statusOf(text), (await verdictOf(text)).verdict]).toEqual([1, 'INVALID'])
    expect((await ask(student, id)).json().error).toBe('already_revoked')
  })

  test('is bound to a key for nobody but its holder, and made for colleagues only if they may sign', async () => {
    const id = await accepted()
    const [auditor, finance, signer] = await Promise.all(
      (['auditor', 'finance', 'signer'] as const).map((role) => makeColleague(world, issuer, role, role)),
    )
    for (const colleague of [auditor!, finance!]) expect((await ask(colleague, id)).statusCode).toBe(403)
    const { claims } = readSdJwt(ok(await ask(signer!, id)).data.credential)
    expect(claims).not.toHaveProperty('cnf')
    for (const colleague of [signer!, issuer]) {
      const refused = await ask(colleague, id, 'dc+sd-jwt', holder)
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([403, ['holderKey']])
    }
    expect(readSdJwt(await formOf(id, 'dc+sd-jwt', holder)).claims.cnf).toEqual({ jwk: holder })
    const told = await world.ctx.db
      .selectFrom('audit_entry')
      .select(['actor', 'detail'])
      .where('action', '=', 'certificate.wallet-form-made')
      .where('subject', '=', id)
      .orderBy('seq')
      .execute()
    expect(told).toEqual([
      { actor: signer!.accountId, detail: { format: 'dc+sd-jwt' } },
      { actor: expect.not.stringContaining(signer!.accountId), detail: { format: 'dc+sd-jwt' } },
    ])
  })

  test('is made only for its issuer and holder, and only once it is accepted', async () => {
    const id = await accepted()
    ok(await ask(issuer, id))
    const stranger = await makeStudent(world, issuer)
    const other = await makeIssuer(world, admin)
    for (const caller of [stranger, other]) expect((await ask(caller, id)).statusCode).toBe(404)
    for (const caller of [verifier, admin]) expect((await ask(caller, id)).statusCode).toBe(403)
    expect((await ask(nobody, id)).statusCode).toBe(401)
    const [waiting] = await signedCertificates(world, issuer, student)
    expect((await ask(student, waiting!)).json().error).toBe('not_accepted')
    const offCurve = { ...holder, y: holder.x }
    expect((await ask(student, id, 'dc+sd-jwt', offCurve)).json()).toMatchObject({ error: 'invalid' })
    expect((await ask(student, id, 'mso_mdoc')).statusCode).toBe(422)
  })
})

describe('the key for wallets', () => {
  const did = async () => (await read(`/issuers/${issuer.id}/did.json`)).json()

  test('is made once, however many ask at the same time', async () => {
    const fresh = await makeIssuer(world, admin)
    const asked = Array.from({ length: 6 }, () => callAs(world, fresh, 'GET', '/api/organisation/wallet-key'))
    const ids = (await Promise.all(asked)).map((answer) => ok(answer).data.id)
    expect(new Set(ids).size).toBe(1)
    const keys = ok(await callAs(world, fresh, 'GET', '/api/organisation/keys')).data
    expect(keys.map(({ signs }: { signs: string }) => signs).toSorted()).toEqual(['documents', 'wallets'])
  })

  test('is replaced by its owner, and what it signed stays valid', async () => {
    const id = await accepted()
    const text = await formOf(id)
    await recorded(id)
    const before = await walletKeyId()
    const rotate = () => callAs(world, issuer, 'POST', '/api/organisation/wallet-key/rotate')
    expect((await rotate()).json().error).toBe('second_factor_required')
    await freshSecondFactor(world, issuer)
    const { publicKeyMultibase } = ok(await rotate())
    expect(publicKeyMultibase).not.toBe(before)
    expect(readSdJwt(await formOf(id)).jws.header.kid).toBe(publicKeyMultibase)
    expect((await did()).assertionMethod).toContain(`${(await did()).id}#${before}`)
    expect((await verdictOf(text)).verdict).toBe('VALID')
    expect((await verdictOf(await formOf(id))).verdict).toBe('VALID')
  })

  test('once stolen proves nothing any more; the certificate and a new form of it stay valid', async () => {
    const id = await accepted()
    const text = await formOf(id)
    await recorded(id)
    world.advance(2_000)
    await freshSecondFactor(world, issuer)
    const stolen = await walletKeyId()
    const since = world.ctx.clock().toISOString()
    const before = await metadataKeys()
    ok(await callAs(world, issuer, 'POST', `/api/organisation/keys/${stolen}/compromised`, { since }))
    const next = await metadataKeys()
    expect(next.length).toBe(before.length)
    expect(next).not.toContain(stolen)
    expect(await statusOf(text)).toBe(0)
    const { verdict, checks } = await verdictOf(text)
    expect([verdict, checks.find(({ name }) => name === 'issuer')?.code]).toEqual([
      'CANNOT TELL',
      'key-stolen-time-unknown',
    ])
    for (const format of ['ldp_vc', 'dc+sd-jwt'])
      expect((await verdictOf(await formOf(id, format))).verdict).toBe('VALID')
    expect(await metadataKeys()).toEqual(next)
    expect(await statusOf(await formOf(id))).toBe(0)
    expect(ok(await callAs(world, issuer, 'GET', '/get-certificate-from-db?reissue=true')).documents).toEqual(
      [],
    )
  })

  test('takes certificates of the university’s own authority, and no others', async () => {
    const id = await accepted()
    const { request } = ok(await callAs(world, issuer, 'GET', '/api/organisation/wallet-key')).data
    expect(request).toContain('BEGIN CERTIFICATE REQUEST')
    const [own, stranger] = [generateP256Key(world.ctx.keys).key, generateP256Key(world.ctx.keys).key]
    const now = world.ctx.clock()
    const authority = {
      ...own,
      certificate: await authorityCertificate(own, { id: 'ministry', name: 'Ministry' }, now),
    }
    const subject = await walletSubject(world.ctx, issuer.id)
    const key = await walletKey(world.ctx, issuer.id)
    const leaf = (spki: Uint8Array, at = now) => walletCertificate({ spki }, subject, { authority, now: at })
    const pem = (...ders: Uint8Array[]) => ders.map((der) => new X509Certificate(der).toString()).join('')
    const upload = (certificates: string) =>
      callAs(world, issuer, 'PUT', '/api/organisation/wallet-key/certificates', { certificates })
    const right = pem(await leaf(key.spki), authority.certificate)
    await freshSecondFactor(world, issuer)
    world.advance(6 * 60_000)
    expect((await upload(right)).json().error).toBe('second_factor_stale')
    await freshSecondFactor(world, issuer)
    for (const wrong of [
      '',
      'no certificate',
      '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----',
      pem(await leaf(stranger.spki), authority.certificate),
      pem(await leaf(key.spki, new Date(now.getTime() + 24 * 3_600_000)), authority.certificate),
      pem(await leaf(key.spki), (await walletAuthority(world.ctx)).certificate),
      pem(await authorityCertificate(key, subject, now)),
      pem(...Array(6).fill(await leaf(key.spki))),
    ])
      expect((await upload(wrong)).json()).toMatchObject({ error: 'invalid' })
    expect(ok(await upload(right)).data).toMatchObject({ id: key.publicKeyMultibase })
    const text = await formOf(id)
    const [shown, ...more] = readSdJwt(text).jws.header.x5c as string[]
    expect(more).toEqual([])
    expect(new X509Certificate(Buffer.from(shown!, 'base64')).issuer).toContain('Ministry')
    await recorded(id)
    expect((await verdictOf(text)).verdict).toBe('VALID')
  })

  test('leaves our records as the audit trail and the log have them', async () => {
    expect((await auditHistory(world.ctx)).filter(({ ok }) => !ok)).toEqual([])
  })
})
