import { sha256 } from '../crypto/sha256.ts'
import type { DocumentHash } from '../verify/ports.ts'
import { canonicaliseJsonLd, UndefinedTermsError, UnknownContextError } from './canonicalise-json-ld.ts'
import { requireCredential } from './data-model/credential.ts'
import { DataModelError } from './data-model/values.ts'
import { isWithinLimits } from './json-limits.ts'

/**
 * Hashes a credential of any shape through JSON-LD, without its proofs (eddsa-rdfc-2022 §3.2.3), once it keeps the rules
 * of the data model. What is too large or too intricate to be worked on has an unknown shape, which is no fault.
 */
export async function hashDocument(document: Record<string, unknown>): Promise<DocumentHash> {
  if (!isWithinLimits(document)) return { ok: false, reason: 'unknown-shape' }
  const { proof: _, ...unsecured } = document
  try {
    requireCredential(unsecured)
    return { ok: true, documentHash: sha256(await canonicaliseJsonLd(unsecured)) }
  } catch (error) {
    if (error instanceof DataModelError) return { ok: false, reason: 'malformed', problem: error.message }
    if (error instanceof UnknownContextError) return { ok: false, reason: 'unknown-context' }
    if (error instanceof UndefinedTermsError) return { ok: false, reason: 'undefined-terms' }
    return { ok: false, reason: 'unknown-shape' }
  }
}
