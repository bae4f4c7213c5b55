import { canonicaliseDocument, canonicaliseProof, type Shape } from '../canonical/shapes.ts'
import type { ProofClaim } from './credential.ts'
import type { World } from './world.ts'

/** A document's hash without its proof. `shape` is one of ours, or `foreign` if the general path hashed it. */
export type HashedCredential =
  | { ok: true; documentHash: Uint8Array; shape: Shape | 'foreign' }
  | { ok: false; reason: 'unknown-shape' | 'unknown-context' | 'undefined-terms' }

/** Hashes a credential: ours here, to the letter of its template; others through `hashForeign`, where there is one. */
export async function hashCredential(document: object, world: World): Promise<HashedCredential> {
  const { sha256 } = world
  const canonical = canonicaliseDocument(document, sha256)
  if (canonical !== undefined) {
    return { ok: true, documentHash: sha256(canonical.nquads), shape: canonical.shape }
  }
  if (world.hashForeign === undefined) return { ok: false, reason: 'unknown-shape' }
  const hashed = await world.hashForeign(document, undefined)
  return hashed.ok ? { ok: true, documentHash: hashed.documentHash, shape: 'foreign' } : hashed
}

/**
 * The 64 bytes that a proof's signature covers, proof hash ‖ document hash (eddsa-rdfc-2022 §3.2.4), or `undefined`
 * where neither path can tell. In a proof chain the second half covers the proofs before it as well.
 */
export async function signedBytes(
  document: object,
  proof: ProofClaim,
  hashed: HashedCredential,
  world: World,
): Promise<Uint8Array | undefined> {
  if (!hashed.ok) return undefined
  const { sha256 } = world
  const proofNquads = hashed.shape === 'foreign' ? undefined : canonicaliseProof(proof, sha256)
  const bytes = new Uint8Array(64)
  if (proofNquads !== undefined) {
    bytes.set(sha256(proofNquads))
    bytes.set(hashed.documentHash, 32)
    return bytes
  }
  const foreign = await world.hashForeign?.(document, proof)
  if (foreign === undefined || !foreign.ok || foreign.proofHash === undefined) return undefined
  bytes.set(foreign.proofHash)
  bytes.set(foreign.securedHash, 32)
  return bytes
}
