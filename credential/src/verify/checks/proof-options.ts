import type { DataIntegrityProof } from '../../issue/document.ts'
import { instant } from '../../json/values.ts'
import type { Credential } from '../document/credential.ts'

/** A proof as found, of unknown types, since nothing about it has been checked. */
export type ProofClaim = Partial<Record<keyof DataIntegrityProof, unknown>> & Record<string, unknown>

/** What became of one proof. Only `invalid` says something against the document. */
export type ProofOutcome =
  | 'valid'
  | 'invalid'
  | 'unknown-cryptosuite'
  | 'key-unavailable'
  | 'key-unreadable'
  | 'unchecked'

/**
 * Whether a proof was made for this purpose, has a value, and is in force (VC Data Integrity §2.1): `created` and
 * `expires` are dates where present, and it has not expired.
 */
export function areOptionsSound(proof: ProofClaim, purpose: string, now: Date): boolean {
  const { proofPurpose, proofValue, created, expires } = proof
  const isDate = (value: unknown) => value === undefined || !Number.isNaN(instant(String(value)))
  return (
    proofPurpose === purpose &&
    typeof proofValue === 'string' &&
    isDate(created) &&
    isDate(expires) &&
    (expires === undefined || instant(String(expires)) > now.getTime())
  )
}

/** The id of the key that a proof names; a bare `did:key` names its only key. */
export function keyIdOf({ verificationMethod }: ProofClaim): string {
  const id = String(verificationMethod)
  return id.startsWith('did:key:') && !id.includes('#') ? `${id}#${id.slice('did:key:'.length)}` : id
}

/** The proofs that name a key of the issuer. Proofs by others are shown but do not count. */
export function issuerProofs({ issuerId, proofs }: Credential): ProofClaim[] {
  return proofs.filter((proof) => keyIdOf(proof).startsWith(`${issuerId}#`))
}
