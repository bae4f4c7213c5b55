import { sha384 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8 } from '../bytes/bytes.ts'
import type { KeyKind } from '../crypto/jwk-key.ts'
import { sha256 } from '../crypto/sha256.ts'
import { canonicaliseJson } from '../json/canonicalise-json.ts'
import type { ProofClaim } from '../verify/checks/proof-options.ts'
import { canonicaliseJsonLd } from './canonicalise-json-ld.ts'

export type JsonObject = Record<string, unknown>

/** How a cryptosuite turns a document into one text, whatever the order of its members. */
export type Canonicalisation = 'rdfc' | 'jcs'

/**
 * What a Data Integrity signature covers: hash of the proof's options ‖ hash of the document (VC Data Integrity §4.2). In a
 * proof chain the document includes the proofs that `previousProof` names (§4.5). SHA-384 with P-384 keys, otherwise
 * SHA-256. Throws for a chain with a missing link, for a proof under other contexts than the document's, and for a document
 * that cannot be canonicalised.
 */
export async function securedBytes(
  document: JsonObject,
  proof: ProofClaim,
  canonicalisation: Canonicalisation,
  kind: KeyKind = 'Ed25519',
): Promise<Uint8Array> {
  const digest = kind === 'P-384' ? 'SHA-384' : 'SHA-256'
  const hash = async (value: JsonObject) => {
    const text = utf8(
      canonicalisation === 'jcs' ? canonicaliseJson(value) : await canonicaliseJsonLd(value, digest),
    )
    return digest === 'SHA-384' ? sha384(text) : sha256(text)
  }
  const { proof: present, ...unsecured } = document
  const { proofValue: _, ...options } = proof
  const previous = previousProofs(options.previousProof, present)
  const secured = { ...unsecured, ...(previous && { proof: previous }) }
  if (canonicalisation === 'rdfc')
    return concatBytes(await hash({ '@context': document['@context'], ...options }), await hash(secured))
  return concatBytes(await hash(options), await hash({ ...secured, ...contextsUnder(options, document) }))
}

/**
 * The contexts that a proof says it was made under (eddsa-jcs-2022 §3.3.2). They must be the first of the document's, which
 * may have been extended since.
 */
function contextsUnder(proof: ProofClaim, document: JsonObject): JsonObject {
  const under = proof['@context']
  if (under === undefined) return {}
  const present = [document['@context']].flat()
  if (
    ![under].flat().every((context, i) => canonicaliseJson(context) === canonicaliseJson(present[i] ?? null))
  )
    throw new TypeError('The proof was made under other contexts')
  return { '@context': under }
}

/** Finds the named proofs. Throws if an id names no proof of the document: a proof chained to it secures nothing. */
function previousProofs(ids: unknown, present: unknown): object[] | undefined {
  if (ids === undefined) return undefined
  const proofs = [present].flat() as ({ id?: unknown } | undefined)[]
  return [ids].flat().map((id) => {
    const proof = typeof id === 'string' ? proofs.find((candidate) => candidate?.id === id) : undefined
    if (proof === undefined) throw new TypeError('previousProof names a proof that is not there')
    return proof
  })
}
