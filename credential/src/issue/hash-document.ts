import { canonicaliseDocument, canonicaliseProof } from '../canonical/shapes.ts'
import { sha256 as defaultSha256, type Sha256 } from '../crypto/sha256.ts'
import type { ProofOptions } from './document.ts'

/** The document has none of our fixed shapes. `@credenza/credential/general` hashes documents of any shape. */
export class UnknownShapeError extends TypeError {
  override name = 'UnknownShapeError'
}

/**
 * The document hash: SHA-256 of the canonical N-Quads without `proof` (eddsa-rdfc-2022 §3.2.4), 32 bytes. It is what
 * is signed, logged and endorsed. Throws `UnknownShapeError`.
 */
export function documentHash(document: object, sha256: Sha256 = defaultSha256): Uint8Array {
  const canonical = canonicaliseDocument(document, sha256)
  if (canonical === undefined) {
    throw new UnknownShapeError(
      'The document is not a certificate, endorsement or status list of our shapes, or uses one id for two things',
    )
  }
  return sha256(canonical.nquads)
}

/**
 * The proof options' hash: SHA-256 of their canonical N-Quads without `proofValue` (eddsa-rdfc-2022 §3.2.5), 32 bytes.
 * Throws `UnknownShapeError` for options with further members.
 */
export function proofHash(proof: ProofOptions, sha256: Sha256): Uint8Array {
  const nquads = canonicaliseProof(proof, sha256)
  if (nquads === undefined) throw new UnknownShapeError('The proof options are not those of our documents')
  return sha256(nquads)
}
