import { isObject } from '../verify/credential.ts'
import { findKey, isDidDocument, keyFromFragment, type VerificationMethod } from '../verify/did-document.ts'
import { keyIdOf, type ProofClaim, type ProofOutcome } from '../verify/proof-options.ts'
import type { Secured } from './open-secured.ts'

/** What became of one proof, whoever made it. `controller` is the DID that the proof's key belongs to. */
export type ProofFinding = {
  proof: ProofClaim
  controller: string
  outcome: ProofOutcome | 'key-not-allowed'
}

/**
 * Checks every proof of a document, not only those of its issuer. A key whose controller cannot be resolved is taken from
 * the key id itself: good for the signature, worth nothing for whose it is. Throws a `TypeError` unless there are proofs
 * and all are objects.
 */
export async function verifyProofs(
  { document, general }: Secured,
  options: { purpose: string; now: Date; resolveDid: (did: string) => Promise<unknown> },
): Promise<ProofFinding[]> {
  const proofs = document.proof === undefined ? [] : [document.proof].flat()
  if (proofs.length === 0) throw new TypeError('there is no proof')
  if (!proofs.every(isObject)) throw new TypeError('a proof is not an object')
  return Promise.all(
    proofs.map(async (proof) => {
      const keyId = keyIdOf(proof)
      const controller = keyId.split('#')[0]!
      const key = await keyOf(keyId, controller, options)
      const { purpose, now } = options
      const outcome =
        key === undefined
          ? 'key-not-allowed'
          : await general.verifyProof({ document, proof, key, purpose, now })
      return { proof, controller, outcome }
    }),
  )
}

async function keyOf(
  keyId: string,
  controller: string,
  { purpose, resolveDid }: { purpose: string; resolveDid: (did: string) => Promise<unknown> },
): Promise<VerificationMethod | undefined> {
  const didDocument = await resolveDid(controller).catch(() => undefined)
  if (!isDidDocument(didDocument, controller)) return keyFromFragment(keyId)
  return findKey(didDocument, controller, keyId, purpose)
}
