import { isObject } from '../json/values.ts'
import { keyIdOf, type ProofClaim, type ProofOutcome } from '../verify/checks/proof-options.ts'
import {
  findKey,
  isDidDocument,
  isKeyEnded,
  keyFromFragment,
  looksLikeDid,
  type VerificationMethod,
} from '../verify/evidence/did-document.ts'
import type { Secured } from './open-secured.ts'

/** What became of one proof. `controller` is the DID that the proof's key belongs to. */
export type ProofFinding = {
  proof: ProofClaim
  controller: string
  outcome: ProofOutcome | Keyless
}

/** Why there is no key to check a proof with. */
type Keyless = 'signer-nonexistent' | 'key-unavailable' | 'key-not-allowed' | 'key-ended'

type Options = {
  purpose: string
  now: Date
  /** As `Ports.resolveDid`: undefined for what does not exist. */
  resolveDid: (did: string) => Promise<unknown>
  /**
   * Whether to take the key from the proof itself when the controller is not a DID. Nothing then tells whose key it is, so
   * this is only for callers that ask about the proof alone.
   */
  trustsNamedKeys?: boolean
}

/**
 * Checks every proof of a document, not only the issuer's, each with the key that its controller's DID document gives it
 * for this purpose. Throws a `TypeError` unless there are proofs and all are objects.
 */
export async function verifyProofs(
  { document, general }: Secured,
  options: Options,
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
        typeof key === 'string' ? key : await general.verifyProof({ document, proof, key, purpose, now })
      return { proof, controller, outcome }
    }),
  )
}

async function keyOf(
  keyId: string,
  controller: string,
  { purpose, now, resolveDid, trustsNamedKeys }: Options,
): Promise<VerificationMethod | Keyless> {
  if (trustsNamedKeys && !looksLikeDid(controller)) return keyFromFragment(keyId)
  const didDocument = await resolveDid(controller).catch(() => null)
  if (didDocument === undefined) return 'signer-nonexistent'
  if (!isDidDocument(didDocument, controller)) return 'key-unavailable'
  const key = findKey(didDocument, controller, keyId, purpose)
  if (key === undefined) return 'key-not-allowed'
  return isKeyEnded(key, now) ? 'key-ended' : key
}
