import { decodeProofValue } from '../crypto/multikey.ts'
import type { Check } from './answers.ts'
import { type Credential, instant, type ProofClaim } from './credential.ts'
import { findAssertionKey, isDidDocument, keyFromFragment } from './did-document.ts'
import { finding } from './findings.ts'
import { type HashedCredential, signedBytes } from './hash-credential.ts'
import type { World } from './world.ts'

/** What became of one proof. */
export type ProofOutcome = 'valid' | 'invalid' | 'unknown-cryptosuite' | 'key-unavailable' | 'unchecked'

/** The proofs that name a key of the issuer. Proofs by others are shown, not counted. */
export function issuerProofs({ issuerId, proofs }: Credential): ProofClaim[] {
  return proofs.filter(({ verificationMethod }) => String(verificationMethod).startsWith(`${issuerId}#`))
}

/**
 * Check 2, signature: at least one proof of the issuer verifies, and none fails. The key comes from the DID document,
 * or, where that cannot be had, from the key id itself; whose key it is is check 3.
 */
export async function checkSignature(
  credential: Credential,
  hashed: HashedCredential,
  world: World,
): Promise<Check> {
  const proofs = issuerProofs(credential)
  if (proofs.length === 0) return finding('no-issuer-proof')
  const outcomes = await Promise.all(proofs.map((proof) => proofOutcome(credential, proof, hashed, world)))
  if (outcomes.includes('invalid')) return finding('signature-invalid')
  if (outcomes.includes('unchecked')) return finding('signature-unchecked')
  if (outcomes.includes('valid'))
    return finding('signature-valid', { keyId: String(proofs[0]?.verificationMethod) })
  return finding(outcomes.includes('key-unavailable') ? 'key-unavailable' : 'unknown-cryptosuite')
}

async function proofOutcome(
  credential: Credential,
  proof: ProofClaim,
  hashed: HashedCredential,
  world: World,
): Promise<ProofOutcome> {
  const { type, cryptosuite, proofPurpose, proofValue, verificationMethod } = proof
  if (type !== 'DataIntegrityProof' || cryptosuite !== 'eddsa-rdfc-2022') return 'unknown-cryptosuite'
  if (proofPurpose !== 'assertionMethod' || typeof proofValue !== 'string') return 'invalid'
  if (!isTimely(proof, world.now)) return 'invalid'
  const key = await proofKey(credential.issuerId, String(verificationMethod), world)
  if (!key.found) return 'key-unavailable'
  const bytes = await signedBytes(credential.document, proof, hashed, world)
  if (bytes === undefined) return 'unchecked'
  let signature: Uint8Array
  try {
    signature = decodeProofValue(proofValue)
  } catch {
    return 'invalid'
  }
  return (await world.verifyEd25519(key.publicKey, bytes, signature)) ? 'valid' : 'invalid'
}

async function proofKey(did: string, keyId: string, world: World) {
  const reply = await world.askDid(did)
  if (reply.ok && isDidDocument(reply.value, did)) {
    const key = findAssertionKey(reply.value, did, keyId)
    if (key.found) return key
  }
  return keyFromFragment(keyId)
}

/** `created` and `expires` are dates where present, and the proof has not expired (VC Data Integrity §2.1). */
function isTimely({ created, expires }: ProofClaim, now: Date): boolean {
  const isDate = (value: unknown) => value === undefined || !Number.isNaN(instant(String(value)))
  return (
    isDate(created) && isDate(expires) && (expires === undefined || instant(String(expires)) > now.getTime())
  )
}
