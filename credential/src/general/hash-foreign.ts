import { sha256 } from '../crypto/sha256.ts'
import type { ForeignHashes } from '../verify/ports.ts'
import { canonicaliseJsonLd, UndefinedTermsError, UnknownContextError } from './canonicalise-json-ld.ts'

/**
 * Hashes a credential of any shape through JSON-LD (eddsa-rdfc-2022 §3.2): the document without proof; the proof's
 * options, under the document's contexts; and what that proof secures, which in a proof chain includes the proofs that
 * its `previousProof` names (VC Data Integrity 1.0 §4.5). Rejects for a chain with a missing link and for a document
 * too intricate to canonicalise. Pass it to `verifyCertificate` as the port `hashForeign`.
 */
export async function hashForeign(document: object, proof: object | undefined): Promise<ForeignHashes> {
  const { proof: present, ...unsecured } = document as { proof?: unknown }
  try {
    const documentHash = await hash(unsecured)
    if (proof === undefined)
      return { ok: true, documentHash, proofHash: undefined, securedHash: documentHash }
    const { proofValue, ...options } = proof as { proofValue?: unknown; previousProof?: unknown }
    const contexts = (document as { '@context'?: unknown })['@context']
    const proofHash = await hash({ '@context': contexts, ...options })
    if (options.previousProof === undefined)
      return { ok: true, documentHash, proofHash, securedHash: documentHash }
    const previous = previousProofs(options.previousProof, present)
    return { ok: true, documentHash, proofHash, securedHash: await hash({ ...unsecured, proof: previous }) }
  } catch (error) {
    if (error instanceof UnknownContextError) return { ok: false, reason: 'unknown-context' }
    if (error instanceof UndefinedTermsError) return { ok: false, reason: 'undefined-terms' }
    throw error
  }
}

async function hash(document: object): Promise<Uint8Array> {
  return sha256(await canonicaliseJsonLd(document))
}

/** Throws if an id names no proof of the document: such a proof secures nothing. */
function previousProofs(ids: unknown, present: unknown): object[] {
  const proofs = (Array.isArray(present) ? present : [present]) as { id?: unknown }[]
  return (Array.isArray(ids) ? ids : [ids]).map((id) => {
    const proof = proofs.find((candidate) => candidate?.id === id)
    if (proof === undefined) throw new TypeError('previousProof names a proof that is not there')
    return proof
  })
}
