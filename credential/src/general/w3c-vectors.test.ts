import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { nodeSha256, signWithSeed } from '../../test/keys.ts'
import { base58Decode, base58Encode } from '../bytes/base58.ts'
import { hexEncode, utf8 } from '../bytes/bytes.ts'
import { canonicaliseProof } from '../canonical/shapes.ts'
import { sha256 } from '../crypto/sha256.ts'
import { canonicaliseJson } from '../json/canonicalise-json.ts'
import { canonicaliseJsonLd } from '../json-ld/canonicalise-json-ld.ts'
import { securedBytes } from '../json-ld/secured-bytes.ts'
import type { ProofClaim } from '../verify/checks/proof-options.ts'
import { keyFromFragment } from '../verify/evidence/did-document.ts'
import { verifyProof } from './verify-proof.ts'

type Proof = ProofClaim & { verificationMethod: string; proofValue: string }
type SignedVector = Record<string, unknown> & { proof: Proof | Proof[] }
type SinglySigned = Record<string, unknown> & { proof: Proof }

const folder = new URL('../../vectors/valid/w3c-vc-di-eddsa/', import.meta.url)
const text = (name: string) => readFileSync(new URL(name, folder), 'utf8')
const json = <Value>(name: string): Value => JSON.parse(text(name))

describe('the published eddsa-rdfc-2022 vector', () => {
  const signed = json<SinglySigned>('eddsa-rdfc-2022/signedDataInt.json')
  const { proof, ...unsecured } = signed

  test('has the published canonical document and its hash', async () => {
    const canonical = await canonicaliseJsonLd(unsecured)
    expect(canonical).toBe(text('eddsa-rdfc-2022/canonDocDataInt.txt'))
    expect(hexEncode(sha256(utf8(canonical)))).toBe(text('eddsa-rdfc-2022/docHashDataInt.txt').trim())
  })

  test('has the published canonical proof options and their hash, on the fast path too', async () => {
    const published = text('eddsa-rdfc-2022/proofCanonDataInt.txt')
    expect(await canonicaliseJsonLd(json('eddsa-rdfc-2022/proofConfigDataInt.json'))).toBe(published)
    expect(canonicaliseProof(proof, nodeSha256)).toBe(published)
    expect(hexEncode(sha256(utf8(published)))).toBe(text('eddsa-rdfc-2022/proofHashDataInt.txt').trim())
  })

  test('has the published signature, which we also make ourselves and verify', async () => {
    const bytes = await securedBytes(signed, proof, 'rdfc')
    expect(hexEncode(bytes)).toBe(text('eddsa-rdfc-2022/combinedHashDataInt.txt').trim())
    const { privateKeyMultibase } = json<{ privateKeyMultibase: string }>('keyPair.json')
    const signature = signWithSeed(base58Decode(privateKeyMultibase.slice(1)).slice(2), bytes)
    expect(hexEncode(signature)).toBe(text('eddsa-rdfc-2022/sigHexDataInt.txt').trim())
    expect(`z${base58Encode(signature)}`).toBe(text('eddsa-rdfc-2022/sigBTC58DataInt.txt').trim())
    expect(await signatureHolds(signed, proof)).toBe(true)
  })
})

describe.each(['signedProofSet1', 'signedProofSet2', 'signedProofChain1', 'signedProofChain2'])(
  'the published %s',
  (name) => {
    const signed = json<SignedVector>(`proof-set-chain/${name}.json`)
    const proofs = [signed.proof].flat()

    test('verifies, each proof by its own key', async () => {
      for (const proof of proofs) expect(await signatureHolds(signed, proof)).toBe(true)
    })

    test('fails after a change of the document, and a chain also after a change of an earlier proof', async () => {
      for (const proof of proofs) {
        expect(await signatureHolds({ ...signed, name: 'Another Credential' }, proof)).toBe(false)
        if (proof.previousProof === undefined) continue
        const altered = proofs.map((one) => ({ ...one, created: '2020-01-01T00:00:00Z' }))
        expect(await signatureHolds({ ...signed, proof: altered }, proof)).toBe(false)
        await expect(securedBytes({ ...signed, proof: [proof] }, proof, 'rdfc')).rejects.toThrow('not there')
      }
    })
  },
)

describe('the published eddsa-jcs-2022 vector', () => {
  const signed = json<SinglySigned>('eddsa-jcs-2022/signedJCS.json')

  test('has the published canonical texts and hashes, and verifies', async () => {
    const { proof, ...unsecured } = signed
    const { proofValue: _, ...options } = proof
    expect(canonicaliseJson(unsecured)).toBe(text('eddsa-jcs-2022/canonDocJCS.txt'))
    expect(canonicaliseJson(options)).toBe(text('eddsa-jcs-2022/proofCanonJCS.txt'))
    const bytes = await securedBytes(signed, proof, 'jcs')
    expect(hexEncode(bytes)).toBe(text('eddsa-jcs-2022/combinedHashJCS.txt').trim())
    expect(await signatureHolds(signed, proof)).toBe(true)
  })

  test('still verifies with contexts appended, and not with others in their place', async () => {
    const contexts = signed['@context'] as string[]
    const extended = { ...signed, '@context': [...contexts, 'https://later.example/v1'] }
    expect(await signatureHolds(extended, signed.proof)).toBe(true)
    expect(await signatureHolds({ ...signed, '@context': contexts.toReversed() }, signed.proof)).toBe(false)
    expect(await signatureHolds({ ...signed, name: 'Another Credential' }, signed.proof)).toBe(false)
  })
})

describe.each([
  ['ecdsa-rdfc-2019 vector of P-256', '../w3c-vc-di-ecdsa/signedECDSAP256.json'],
  ['ecdsa-rdfc-2019 vector of P-384', '../w3c-vc-di-ecdsa/signedECDSAP384.json'],
  ['Ed25519Signature2020 vector', 'Ed25519Signature2020/signedEdSig.json'],
])('the published %s', (_name, path) => {
  const signed = json<SinglySigned>(path)

  test('verifies, and fails after a change', async () => {
    expect(await signatureHolds(signed, signed.proof)).toBe(true)
    expect(await signatureHolds({ ...signed, name: 'Another Credential' }, signed.proof)).toBe(false)
  })
})

async function signatureHolds(document: SignedVector, proof: Proof): Promise<boolean> {
  const key = keyFromFragment(proof.verificationMethod)
  const request = { document, proof, key, purpose: 'assertionMethod', now: new Date('2026-11-20T12:00:00Z') }
  const outcome = await verifyProof(request)
  expect(['valid', 'invalid']).toContain(outcome)
  return outcome === 'valid'
}
