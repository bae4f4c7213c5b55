import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { nodeSha256, signWithSeed } from '../../test/keys.ts'
import { base58Decode, base58Encode } from '../bytes/base58.ts'
import { concatBytes, hexEncode, utf8 } from '../bytes/bytes.ts'
import { canonicaliseProof } from '../canonical/shapes.ts'
import { verifyEd25519 } from '../crypto/ed25519.ts'
import { decodeMultikey, decodeProofValue } from '../crypto/multikey.ts'
import { sha256 } from '../crypto/sha256.ts'
import { canonicaliseJsonLd } from './canonicalise-json-ld.ts'
import { hashForeign } from './hash-foreign.ts'

type Proof = { verificationMethod: string; proofValue: string; previousProof?: unknown }
type SignedVector = Record<string, unknown> & { proof: Proof | Proof[] }

const folder = new URL('../../vectors/valid/w3c-vc-di-eddsa/', import.meta.url)
const text = (name: string) => readFileSync(new URL(name, folder), 'utf8')
const json = <Value>(name: string): Value => JSON.parse(text(name))

describe('the published eddsa-rdfc-2022 vector', () => {
  const signed = json<SignedVector & { proof: Proof }>('eddsa-rdfc-2022/signedDataInt.json')
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

  test('has the published signature, made anew and verified', async () => {
    const hashes = await hashForeign(signed, proof)
    if (!hashes.ok || hashes.proofHash === undefined) throw new Error('the vector was not hashed')
    const bytes = concatBytes(hashes.proofHash, hashes.securedHash)
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
        await expect(hashForeign({ ...signed, proof: [proof] }, proof)).rejects.toThrow('not there')
      }
    })
  },
)

async function signatureHolds(document: SignedVector, proof: Proof): Promise<boolean> {
  const hashes = await hashForeign(document, proof)
  if (!hashes.ok || hashes.proofHash === undefined) return false
  const publicKey = decodeMultikey(proof.verificationMethod.split('#')[1] ?? '')
  const bytes = concatBytes(hashes.proofHash, hashes.securedHash)
  return verifyEd25519(publicKey, bytes, decodeProofValue(proof.proofValue))
}
