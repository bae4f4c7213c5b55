import { canonicaliseJsonLd } from '../json-ld/canonicalise-json-ld.ts'
import type { ProofClaim } from '../verify/checks/proof-options.ts'

/** Contexts that each define all members of a proof. */
const PROOF_CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://w3id.org/security/data-integrity/v2',
  'https://w3id.org/security/data-integrity/v1',
  'https://w3id.org/security/suites/ed25519-2020/v1',
]

/**
 * Whether the members of a proof mean what their names say: they are terms with texts, and they make the same statements
 * under the document's contexts (which is how they are signed) as under a context that defines proofs. Otherwise an alias, a
 * full name or `@nest` could hide an `expires`, and a redefined term could show a different one.
 */
export async function meansWhatItSays(
  proof: ProofClaim,
  document: Record<string, unknown>,
): Promise<boolean> {
  const { proofValue: _, ...options } = proof
  if (!Object.entries(options).every(isPlain)) return false
  const signed = await canonicaliseJsonLd({ '@context': document['@context'], ...options })
  for (const context of PROOF_CONTEXTS) {
    const plain = await canonicaliseJsonLd({ ...options, '@context': context }).catch(() => undefined)
    if (plain === signed) return true
  }
  return false
}

/** Full names and keywords mean the same under every context, so the comparison above would not notice them. */
const isPlain = ([name, value]: [name: string, value: unknown]): boolean =>
  name === '@context' || (/^\w+$/.test(name) && [value].flat().every((text) => typeof text === 'string'))
