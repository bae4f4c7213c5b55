import { describe, expect, test } from 'vitest'
import { approved, university } from '../../test/deployment.ts'
import { didDocument, testIssuer } from '../../test/keys.ts'
import { paperBundle, paperIndex, paperIssuer, paperOf, paperPorts, printed } from '../../test/paper.ts'
import type { PaperStatement } from '../paper/paper-statement.ts'
import { containerOf } from './document/container-of.ts'
import type { Ports } from './ports.ts'
import { verifyCertificate } from './verify-certificate.ts'

const { statement } = paperOf()
const { bundle, root } = await paperBundle(printed(statement))
const verify = async (changes: Parameters<typeof paperPorts>[1] = {}, brought = bundle) =>
  verifyCertificate(brought, await paperPorts(root, changes))
const failed = ({ checks }: Awaited<ReturnType<typeof verify>>) =>
  checks.filter(({ answer }) => answer === 'failed').map(({ code }) => code)
const nobody = async () => {
  throw new Error('no network')
}
const offline = { resolveDid: nobody, issuerRecord: nobody, fetchStatusList: nobody, statements: nobody }
const of = async (changed: Partial<PaperStatement>, signer?: typeof university) =>
  (await paperBundle(printed({ ...statement, ...changed }, signer))).bundle

test('a paper is judged by the eight checks like its certificate', async () => {
  const { verdict, headline, facts, isSigned } = await verify()
  expect([verdict, isSigned, headline]).toEqual(['VALID', true, 'This certificate is valid.'])
  expect(facts).toMatchObject({
    recipient: 'Layla Haddad',
    programme: 'Bachelor of Engineering',
    issuer: 'Example University',
    issuerId: paperIssuer.did,
    date: '2026-11-20T00:00:00Z',
    id: statement.id,
  })
  expect(failed(await verify({ set: [paperIndex] }))).toEqual(['revoked'])
})

test('a link and a code of different certificates are not evidence of either, even if one is revoked', async () => {
  const other = paperOf({ title: 'Doctor of Medicine' })
  const { certificate } = paperOf()
  const judged = async (code: string, set: number[]) => {
    const container = containerOf({ code, linked: certificate })
    const linked = { ...bundle, certificate }
    const verification = await verifyCertificate(linked, await paperPorts(root, { set }), { container })
    return [verification.verdict, verification.checks[0]!.code, verification.facts.recipient]
  }
  expect(await judged(printed(statement), [])).toEqual(['VALID', 'well-formed', 'Layla Haddad'])
  for (const set of [[], [paperIndex]])
    expect(await judged(printed(other.statement), set)).toEqual(['CANNOT TELL', 'paper-altered', ''])
  expect(await judged(printed(statement), [paperIndex])).toEqual(['INVALID', 'well-formed', 'Layla Haddad'])
})

test('after the theft of the key it proves nothing: the log dates the certificate, and not these words', async () => {
  const paper = await of({ name: 'Somebody Else', title: 'Doctor of Medicine' })
  const stolenSince = async (since: string) => {
    const stolenKeys = [{ keyId: paperIssuer.verificationMethod, since }]
    const { issuerRecord } = await paperPorts(root)
    const record: Ports['issuerRecord'] = async (did) =>
      did === paperIssuer.did ? { ...approved, stolenKeys } : issuerRecord(did)
    const { verdict, checks } = await verify({ issuerRecord: record }, paper)
    return [verdict, checks.find(({ name }) => name === 'issuer')?.code]
  }
  expect(await stolenSince('2026-11-20T11:30:00Z')).toEqual(['CANNOT TELL', 'key-stolen-time-unknown'])
  expect(await stolenSince('2026-11-20T09:00:00Z')).toEqual(['INVALID', 'key-stolen'])
})

test('without a network it cannot tell, and says that the key signed these words', async () => {
  const { verdict, checks } = await verifyCertificate(
    { certificate: bundle.certificate, endorsements: [] },
    await paperPorts(root, offline),
  )
  expect(verdict).toBe('CANNOT TELL')
  const signature = checks.find(({ name }) => name === 'signature')
  expect(signature).toMatchObject({ code: 'key-unconfirmed', answer: 'inconclusive' })
  expect(signature?.sentence).toContain(paperIssuer.publicKeyMultibase)
})

test('with the issuer’s keys at hand, and nothing else, the signature holds and the rest stays open', async () => {
  const pinned = { ...offline, resolveDid: async () => paperIssuer.didDocument }
  const { verdict, isSigned } = await verifyCertificate(
    { certificate: bundle.certificate, endorsements: [] },
    await paperPorts(root, pinned),
  )
  expect([verdict, isSigned]).toEqual(['CANNOT TELL', true])
})

describe('a paper is INVALID, with or without a network, when', () => {
  test.each<[string, Partial<PaperStatement>]>([
    ['its name was changed', { name: 'Layla Haddad Jr' }],
    ['its title was changed', { title: 'Doctor of Medicine' }],
    ['its date was changed', { date: '2020-11-20' }],
    ['it names another issuer', { organisation: 'fedcba9876543210' }],
    ['it names another host', { host: 'evil.example' }],
    ['it points to another status bit', { status: { list: 3, index: 5 } }],
  ])('%s after it was signed', async (_, changed) => {
    const signature = (await of({})).certificate.proof
    const altered = await of(changed)
    const { writePaper, readPaper } = await import('../paper/paper-text.ts')
    const text = writePaper({ ...statement, ...changed }, readPaper(signature.paper).signature)
    const certificate = { ...altered.certificate, proof: { ...altered.certificate.proof, paper: text } }
    expect(failed(await verify({}, { ...altered, certificate }))).toContain('signature-invalid')
    expect(failed(await verify(offline, { ...altered, certificate }))).toContain('signature-invalid')
  })
})

test('a forger’s own key signs nothing in the issuer’s name', async () => {
  const forger = testIssuer(13, 'org_0123456789abcdef')
  const forged = await of({ publicKey: forger.publicKey, title: 'Doctor of Medicine' }, forger)
  expect(failed(await verify({}, forged))).toContain('key-not-listed')
  const { verdict, isSigned } = await verify(offline, forged)
  expect([verdict, isSigned]).toEqual(['CANNOT TELL', false])
})

test('a statement of the issuer itself about a certificate that says something else is not in the log', async () => {
  const other = await of({ documentHash: new Uint8Array(32).fill(1) })
  expect(failed(await verify({}, other))).toEqual(['log-digest-differs', 'endorsement-digest-differs'])
})

test('only the code counts: a document that was made from it cannot say anything else', async () => {
  const certificate = structuredClone(bundle.certificate)
  certificate.credentialSubject.achievement.name = 'Doctor of Medicine'
  certificate.validFrom = '2000-01-01T00:00:00Z'
  const { facts, verdict } = await verify({}, { ...bundle, certificate })
  expect([facts.programme, verdict]).toEqual(['Bachelor of Engineering', 'VALID'])
})

test('a code of a later version is open, and a damaged one is not well-formed', async () => {
  const brought = (text: string) => ({
    ...bundle,
    certificate: { ...bundle.certificate, proof: { ...bundle.certificate.proof, paper: text } },
  })
  const { paper } = bundle.certificate.proof
  expect(await verify({}, brought(paper.replace('CRDZ1', 'CRDZ2')))).toMatchObject({ verdict: 'CANNOT TELL' })
  expect(failed(await verify({}, brought(paper.slice(0, 100))))).toEqual(['paper-damaged'])
  expect(failed(await verify({}, brought('')))).toEqual(['paper-damaged'])
})

test('a key that the issuer’s document lists for another organisation does not sign for this one', async () => {
  const resolveDid = async () => didDocument(university.did, [paperIssuer.publicKeyMultibase])
  expect((await verify({ resolveDid })).verdict).toBe('CANNOT TELL')
})
