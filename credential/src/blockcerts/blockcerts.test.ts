import { preloadedContexts } from '@blockcerts/schemas'
import { describe, expect, test } from 'vitest'
import {
  authority,
  bundleOf,
  certificateBy,
  statusList,
  stranger,
  university,
  verdictOf,
} from '../../test/deployment.ts'
import type { TestIssuer } from '../../test/keys.ts'
import { sampleInput } from '../../test/sample-certificate.ts'
import { base64UrlEncode } from '../bytes/base64.ts'
import { generalPath } from '../general/open-secured.ts'
import { courseResults } from '../issue/courses.ts'
import { heldContexts } from '../json-ld/contexts.ts'
import { signProof } from '../json-ld/sign-proof.ts'
import type { Ports } from '../verify/ports.ts'
import { jwkMethodId, signBlockcerts } from './sign-blockcerts.ts'

type Json = ReturnType<typeof JSON.parse>

const created = '2026-11-20T11:00:00Z'
const certificate = certificateBy(university, {
  validUntil: '2036-11-20T09:30:00Z',
  results: courseResults([{ name: 'Structures II', grade: 'B+', credits: '7.5' }]),
})
const { bundle, root } = await bundleOf(certificate)
const { did, publicKey, verificationMethod } = university
const method = jwkMethodId(verificationMethod)
const jwk = { kty: 'OKP', crv: 'Ed25519', x: base64UrlEncode(publicKey) }
const didDocument = {
  ...university.didDocument,
  verificationMethod: [
    ...university.didDocument.verificationMethod,
    { id: method, type: 'JsonWebKey', controller: did, publicKeyJwk: jwk },
  ],
  assertionMethod: [verificationMethod, method],
}
const signed = ({ sign }: TestIssuer = university) =>
  signBlockcerts(certificate, { verificationMethod, created, sign })
const blockcert: Json = await signed()

const judge = (document: Json, changes: Partial<Ports> = {}) =>
  verdictOf({ ...bundle, certificate: document }, root, {
    general: generalPath,
    resolveDid: async (asked) => (asked === did ? didDocument : authority.didDocument),
    ...changes,
  })
const signedAgain = ({ proof: _, ...document }: Json): Promise<Json> =>
  signProof(document, { suite: 'eddsa-rdfc-2022', verificationMethod: method, created }, university.sign)

test('the context is the one that Blockcerts publishes', () => {
  const url = 'https://w3id.org/blockcerts/v3.2'
  expect(expanded(heldContexts.get(url))).toEqual(expanded(preloadedContexts[url]))
})

describe('a Blockcerts credential', () => {
  test('says what the certificate says, and gets its verdict', async () => {
    expect(blockcert).toMatchObject({
      issuer: { id: did, name: 'Example University' },
      credentialSubject: { name: 'Layla Haddad', claim: { name: 'Bachelor of Engineering' } },
      validUntil: '2036-11-20T09:30:00Z',
    })
    expect(await judge(blockcert)).toMatchObject({ verdict: 'VALID', codes: {} })
  })

  test('once its certificate is revoked, is so too', async () => {
    const { listUrl, index } = sampleInput(did).status.revocation
    const revoked = await statusList(university, listUrl, { set: [index] })
    expect(await judge(blockcert, { fetchStatusList: async () => revoked })).toMatchObject({
      verdict: 'INVALID',
      codes: { status: 'revoked' },
    })
  })

  test.each<[string, (copy: Json) => void]>([
    ['another title', (copy) => (copy.credentialSubject.claim.name = 'Doctor of Engineering')],
    ['another holder', (copy) => (copy.credentialSubject.name = 'Somebody')],
    ['another page', (copy) => (copy.display.content += '<p>With honours</p>')],
    ['another list', (copy) => (copy.credentialStatus[0].statusListIndex = '1')],
    ['a list less', (copy) => copy.credentialStatus.pop()],
    ['a member more', (copy) => (copy.description = 'More')],
    ['another period', (copy) => (copy.validUntil = '2099-01-01T00:00:00Z')],
    ['no metadata', (copy) => delete copy.metadata],
    ['metadata that is not JSON', (copy) => (copy.metadata = '{')],
    ['a certificate that is none', (copy) => (copy.metadata = '{"certificate":{}}')],
    [
      'a certificate that was changed',
      (copy) =>
        (copy.metadata = JSON.stringify({
          certificate: { ...certificate, validFrom: '2020-01-01T00:00:00Z' },
        })),
    ],
  ])('with %s is not valid, even signed again by the issuer’s key', async (_what, change) => {
    const document = structuredClone(blockcert)
    change(document)
    expect((await judge(document)).verdict).not.toBe('VALID')
    expect((await judge(await signedAgain(document))).verdict).not.toBe('VALID')
  })

  test('signed by a stranger, or unsigned, is not valid', async () => {
    const strangers = { ...blockcert, proof: (await signed(stranger)).proof }
    expect((await judge(strangers)).codes.signature).toBe('signature-invalid')
    const { proof: _, ...bare } = blockcert
    expect((await judge(bare)).codes.signature).toBe('no-issuer-proof')
  })
})

const prefixes: Record<string, string> = {
  bc: 'https://w3id.org/blockcerts#',
  schema: 'https://schema.org/',
  sec: 'https://w3id.org/security#',
}

/** Gives terms one spelling: expands prefixes to addresses, and an object with only an `@id` to its address. */
function expanded(context: unknown): unknown {
  return JSON.parse(JSON.stringify(context), (_name, value) => {
    if (typeof value === 'string')
      return value.replace(/^(bc|schema|sec):(?!\/)/, (_, name) => prefixes[name]!)
    return value && typeof value === 'object' && Object.keys(value).join() === '@id' ? value['@id'] : value
  })
}
