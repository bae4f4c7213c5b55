import { encodeProofValue } from '../crypto/multikey.ts'
import { type Canonicalisation, type JsonObject, securedBytes } from './secured-bytes.ts'

/** The cryptosuites that we sign with. */
export const SIGNING_SUITES = ['eddsa-rdfc-2022', 'eddsa-jcs-2022'] as const
export type SigningSuite = (typeof SIGNING_SUITES)[number]

const canonicalisations: Record<SigningSuite, Canonicalisation> = {
  'eddsa-rdfc-2022': 'rdfc',
  'eddsa-jcs-2022': 'jcs',
}

/**
 * Signs a document of any shape and keeps the proofs it already has. Further options, such as `expires` or `challenge`, go
 * into the proof. `sign` gets 64 bytes and returns the 64-byte Ed25519 signature. Rejects with `UnknownContextError` or
 * `UndefinedTermsError` where JSON-LD refuses.
 */
export async function signProof(
  document: JsonObject,
  options: ProofOptions,
  sign: (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>,
): Promise<JsonObject> {
  const { proof, bytes } = await prepareProof(document, options)
  return withProof(document, proof, await sign(bytes))
}

export type ProofOptions = JsonObject & { suite: SigningSuite; verificationMethod: string; created: string }

/** A proof without its signature, and the 64 bytes to sign. Rejects as `signProof` does. */
export async function prepareProof(
  document: JsonObject,
  { suite, ...rest }: ProofOptions,
): Promise<{ proof: JsonObject; bytes: Uint8Array }> {
  const canonicalisation = canonicalisations[suite]
  const proof = {
    type: 'DataIntegrityProof',
    cryptosuite: suite,
    proofPurpose: 'assertionMethod',
    ...rest,
    // eddsa-jcs-2022 §3.3.1: if someone appends contexts later, a reader can still tell which ones were signed.
    ...(canonicalisation === 'jcs' && { '@context': document['@context'] }),
  }
  return { proof, bytes: await securedBytes(document, proof, canonicalisation) }
}

/** Adds a prepared and signed proof to the proofs that the document already has. */
export function withProof(document: JsonObject, proof: JsonObject, signature: Uint8Array): JsonObject {
  const signed = { ...proof, proofValue: encodeProofValue(signature) }
  return { ...document, proof: document.proof === undefined ? signed : [document.proof, signed].flat() }
}
