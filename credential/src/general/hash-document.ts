import { sha256 } from '../crypto/sha256.ts'
import { brokenLimit, LimitError } from '../json/json-limits.ts'
import {
  canonicaliseQuads,
  toRdf,
  UndefinedTermsError,
  UnknownContextError,
} from '../json-ld/canonicalise-json-ld.ts'
import { readCredential } from '../verify/document/credential.ts'
import type { DocumentHash } from '../verify/ports.ts'
import { requireCredential } from './data-model/credential.ts'
import { requirePresentation } from './data-model/presentation.ts'
import { DataModelError } from './data-model/values.ts'
import { readStatements } from './read-statements.ts'

/**
 * Hashes a credential of any shape through JSON-LD, without its proofs (eddsa-rdfc-2022 §3.2.3), and reads what it says from
 * the hashed statements. It must follow the data model, and so must what it says: JSON-LD drops an empty `@set`, for example.
 * A document over the limits, or too intricate, is not judged; that is no fault of the document. Never rejects.
 */
export async function hashDocument(document: Record<string, unknown>): Promise<DocumentHash> {
  const hashed = await hashKeeping(requireCredential, 'VerifiableCredential', document)
  if (!hashed.ok) return hashed
  const read = readCredential({ ...hashed.said, '@context': document['@context'] })
  return read.ok ? hashed : { ok: false, reason: 'malformed', problem: read.problem }
}

/** Like `hashDocument`, for a presentation. */
export const hashPresentation = (document: Record<string, unknown>): Promise<DocumentHash> =>
  hashKeeping(requirePresentation, 'VerifiablePresentation', document)

async function hashKeeping(
  requireRules: (document: Record<string, unknown>) => unknown,
  type: Parameters<typeof readStatements>[1],
  document: Record<string, unknown>,
): Promise<DocumentHash> {
  const limit = brokenLimit(document)
  if (limit !== undefined) return { ok: false, reason: 'beyond-limits', limit }
  const { proof: _, ...unsecured } = document
  try {
    requireRules(unsecured)
    const quads = await toRdf(unsecured)
    const said = readStatements(quads, type)
    if (said === undefined) return { ok: false, reason: 'unknown-shape' }
    return { ok: true, documentHash: sha256(await canonicaliseQuads(quads)), said }
  } catch (error) {
    if (error instanceof DataModelError) return { ok: false, reason: 'malformed', problem: error.message }
    if (error instanceof LimitError) return { ok: false, reason: 'beyond-limits', limit: error.limit }
    if (error instanceof UnknownContextError) return { ok: false, reason: 'unknown-context' }
    if (error instanceof UndefinedTermsError) return { ok: false, reason: 'undefined-terms' }
    return { ok: false, reason: 'unknown-shape' }
  }
}
