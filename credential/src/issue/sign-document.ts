import { concatBytes } from '../bytes/bytes.ts'
import { encodeProofValue } from '../crypto/multikey.ts'
import { sha256 as defaultSha256, type Sha256 } from '../crypto/sha256.ts'
import type { ProofOptions, Signed } from './document.ts'
import { documentHash, proofHash } from './hash-document.ts'
import { requireDate, requireIri } from './require.ts'

/** Who signs and when. `verificationMethod` is `<issuer DID>#z6Mk…`, `created` a UTC date in whole seconds. */
export type Signing = { verificationMethod: string; created: string }

/** What the key signs: the 64 bytes proof hash ‖ document hash, in that order (eddsa-rdfc-2022 §3.2.4). */
export type Prepared = { proof: ProofOptions; documentHash: Uint8Array; bytesToSign: Uint8Array }

/**
 * Signs a document of our shapes with eddsa-rdfc-2022. `sign` gets 64 bytes and returns the 64-byte Ed25519 signature; the
 * key never comes here. Throws `UnknownShapeError` for another shape and a `TypeError` for a wrong signature length or a
 * key that is not the issuer's. A caller who waits for signatures uses `prepareSignature` and `attachProof`.
 */
export function signDocument<Document extends { issuer: string | { id: string } }>(
  document: Document,
  { sign, sha256, ...signing }: Signing & { sha256: Sha256; sign: (bytes: Uint8Array) => Uint8Array },
): Signed<Document> {
  const prepared = prepareSignature(document, signing, sha256)
  return attachProof(document, prepared, sign(prepared.bytesToSign))
}

/** Hashes document and proof options. Use it with `attachProof` where the document hash is needed too. */
export function prepareSignature(
  document: { issuer: string | { id: string } },
  { verificationMethod, created }: Signing,
  sha256: Sha256 = defaultSha256,
): Prepared {
  const issuer = typeof document.issuer === 'string' ? document.issuer : document.issuer.id
  if (!requireIri('verificationMethod', verificationMethod).startsWith(`${issuer}#`)) {
    throw new TypeError("verificationMethod must be a key of the document's issuer")
  }
  const proof: ProofOptions = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created: requireDate('created', created),
    verificationMethod,
    proofPurpose: 'assertionMethod',
  }
  const hash = documentHash(document, sha256)
  return { proof, documentHash: hash, bytesToSign: concatBytes(proofHash(proof, sha256), hash) }
}

/** The document with its one proof. Throws a `TypeError` unless the signature has 64 bytes. */
export function attachProof<Document extends object>(
  document: Document,
  { proof }: Prepared,
  signature: Uint8Array,
): Signed<Document> {
  return { ...document, proof: [{ ...proof, proofValue: encodeProofValue(signature) }] }
}
