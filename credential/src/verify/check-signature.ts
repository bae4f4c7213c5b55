import { concatBytes } from '../bytes/bytes.ts'
import { canonicaliseProof } from '../canonical/shapes.ts'
import { decodeProofValue } from '../crypto/multikey.ts'
import type { Check } from './answers.ts'
import type { Credential } from './credential.ts'
import {
  ed25519Key,
  findKey,
  isDidDocument,
  keyFromFragment,
  type VerificationMethod,
} from './did-document.ts'
import { finding } from './findings.ts'
import type { HashedCredential } from './hash-credential.ts'
import { areOptionsSound, keyIdOf, type ProofClaim, type ProofOutcome } from './proof-options.ts'
import type { World } from './world.ts'

const PURPOSE = 'assertionMethod'

/** The proofs that name a key of the issuer. Proofs by others are shown, not counted. */
export function issuerProofs({ issuerId, proofs }: Credential): ProofClaim[] {
  return proofs.filter((proof) => keyIdOf(proof).startsWith(`${issuerId}#`))
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
  const isOurs = proof.type === 'DataIntegrityProof' && proof.cryptosuite === 'eddsa-rdfc-2022'
  if (!isOurs && world.general === undefined) return 'unknown-cryptosuite'
  if (isOurs && !areOptionsSound(proof, PURPOSE, world.now)) return 'invalid'
  const key = await proofKey(credential.issuerId, keyIdOf(proof), world)
  const bytes = isOurs ? signedBytes(proof, hashed, world) : undefined
  if (bytes !== undefined) return verifyOurs(bytes, String(proof.proofValue), key, world)
  if (world.general === undefined) return 'unchecked'
  const { document } = credential
  return world.general.verifyProof({ document, proof, key, purpose: PURPOSE, now: world.now })
}

/**
 * The 64 bytes that our proofs cover, proof hash ‖ document hash (eddsa-rdfc-2022 §3.2.4), for documents of our shapes
 * whose proof has no further members, such as `previousProof`.
 */
function signedBytes(proof: ProofClaim, hashed: HashedCredential, { sha256 }: World): Uint8Array | undefined {
  if (!hashed.ok || hashed.shape === 'foreign') return undefined
  const nquads = canonicaliseProof(proof, sha256)
  return nquads === undefined ? undefined : concatBytes(sha256(nquads), hashed.documentHash)
}

async function verifyOurs(
  bytes: Uint8Array,
  proofValue: string,
  key: VerificationMethod,
  world: World,
): Promise<ProofOutcome> {
  const publicKey = ed25519Key(key)
  if (publicKey === undefined) return 'key-unavailable'
  let signature: Uint8Array
  try {
    signature = decodeProofValue(proofValue)
  } catch {
    return 'invalid'
  }
  return (await world.verifyEd25519(publicKey, bytes, signature)) ? 'valid' : 'invalid'
}

async function proofKey(did: string, keyId: string, world: World): Promise<VerificationMethod> {
  const reply = await world.askDid(did)
  const known = reply.ok && isDidDocument(reply.value, did) ? findKey(reply.value, did, keyId) : undefined
  return known ?? keyFromFragment(keyId)
}
