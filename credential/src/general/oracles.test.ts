import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import * as EcdsaMultikey from '@digitalbazaar/ecdsa-multikey'
import { cryptosuite as ecdsaRdfc2019 } from '@digitalbazaar/ecdsa-rdfc-2019-cryptosuite'
import * as Ed25519Multikey from '@digitalbazaar/ed25519-multikey'
import { Ed25519Signature2020 } from '@digitalbazaar/ed25519-signature-2020'
import { createSignCryptosuite } from '@digitalbazaar/eddsa-jcs-2022-cryptosuite'
import * as vc from '@digitalbazaar/vc'
import canonicalize from 'canonicalize'
import fc from 'fast-check'
import { generateKeyPair, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { deployment } from '../../test/deployment.ts'
import { testIssuer } from '../../test/keys.ts'
import { verifyForeign } from '../../test/verify-foreign.ts'
import { canonicaliseJson } from '../json/canonicalise-json.ts'
import { heldContexts } from '../json-ld/contexts.ts'
import { resolveDidKey } from '../verify/evidence/did-document.ts'

const date = '2026-11-20T09:30:00Z'
const home = await deployment('00'.repeat(32))
const ports = {
  ...home,
  resolveDid: async (did: string) => resolveDidKey(did),
}
const badge = (issuer: string) => ({
  '@context': [
    'https://www.w3.org/ns/credentials/v2',
    'https://www.w3.org/ns/credentials/examples/v2',
    'https://w3id.org/security/suites/ed25519-2020/v1',
  ],
  type: ['VerifiableCredential', 'AlumniCredential'],
  issuer,
  validFrom: '2026-01-01T00:00:00Z',
  credentialSubject: { alumniOf: 'The School of Examples' },
})
const documentLoader = async (url: string) => ({
  contextUrl: null,
  documentUrl: url,
  document: heldContexts.get(url),
})

/** A `did:key` and its signer in the form that the library expects. */
async function didKeySigner(curve: string) {
  const { multibase, key } = curve === 'Ed25519' ? await ed25519Key() : await ecdsaKey(curve)
  const did = `did:key:${multibase}`
  const signer = key.signer() as { id: string }
  signer.id = `${did}#${multibase}`
  return { did, signer }
}

async function ed25519Key() {
  const { did, verificationMethod, publicKeyMultibase, secretKeyMultibase } = testIssuer(51)
  const key = await Ed25519Multikey.from({
    id: verificationMethod,
    type: 'Multikey',
    controller: did,
    publicKeyMultibase,
    secretKeyMultibase,
  })
  return { multibase: publicKeyMultibase, key }
}

async function ecdsaKey(curve: string) {
  const key = await EcdsaMultikey.generate({ curve })
  return { multibase: key.publicKeyMultibase, key }
}

describe.each<[string, string, (signer: unknown) => object]>([
  [
    'ecdsa-rdfc-2019',
    'P-256',
    (signer) => new DataIntegrityProof({ cryptosuite: ecdsaRdfc2019, signer, date }),
  ],
  [
    'ecdsa-rdfc-2019',
    'P-384',
    (signer) => new DataIntegrityProof({ cryptosuite: ecdsaRdfc2019, signer, date }),
  ],
  [
    'eddsa-jcs-2022',
    'Ed25519',
    (signer) => new DataIntegrityProof({ cryptosuite: createSignCryptosuite(), signer, date }),
  ],
  ['Ed25519Signature2020', 'Ed25519', (signer) => new Ed25519Signature2020({ signer, date })],
])('%s with %s', (_suite, curve, suiteOf) => {
  test('issued by @digitalbazaar/vc verifies here, and not after a change', async () => {
    const { did, signer } = await didKeySigner(curve)
    // As ours begin that are signed before UTC has reached their date.
    const credential = { ...badge(did), validFrom: '2026-11-20T00:00:00+14:00' }
    const issued = await vc.issue({ credential, suite: suiteOf(signer), documentLoader, now: date })
    expect((await verifyForeign(issued, ports)).outcome).toBe('SOUND')
    const changed = { ...issued, validUntil: '2099-01-01T00:00:00Z' }
    expect((await verifyForeign(changed, ports)).headline).toContain('signature does not match')
  })
})

test.each(['EdDSA', 'ES256', 'ES384', 'RS256'])(
  'a JWT that jose signs with %s verifies here',
  async (alg) => {
    const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
    const did = 'did:web:jose.example'
    const kid = `${did}#1`
    const publicKeyJwk = await crypto.subtle.exportKey('jwk', publicKey)
    const method = { id: kid, type: 'JsonWebKey', controller: did, publicKeyJwk }
    const resolveDid = async () => ({ id: did, verificationMethod: [method], assertionMethod: [kid] })
    const jwt = await new SignJWT(badge(did)).setProtectedHeader({ alg, kid, typ: 'vc+jwt' }).sign(privateKey)
    expect((await verifyForeign(jwt, { ...ports, resolveDid })).outcome).toBe('SOUND')
  },
)

test('JSON is canonicalised as by the author of RFC 8785', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonicaliseJson(value)).toBe(canonicalize(value))
    }),
  )
})
