import { type DocumentHash, finding } from '@credenza/credential/verify'
import { judgedHash } from '../../verifying/foreign/judging/judged-path.ts'
import type { Judge } from '../../verifying/foreign/judging/open-judging.ts'

/** A fault in a document, in the form of RFC 9457, as the VC API returns it. */
export interface Problem {
  type: string
  title: string
  detail: string
}

const types = {
  malformed: ['https://www.w3.org/TR/vc-data-model#MALFORMED_VALUE_ERROR', 'Malformed value'],
  parsing: ['https://www.w3.org/TR/vc-data-model#PARSING_ERROR', 'Parsing error'],
  proof: ['https://w3id.org/security#PROOF_VERIFICATION_ERROR', 'Proof verification error'],
  domain: ['https://w3id.org/security#INVALID_DOMAIN_ERROR', 'Invalid domain'],
  challenge: ['https://w3id.org/security#INVALID_CHALLENGE_ERROR', 'Invalid challenge'],
  period: ['https://www.w3.org/TR/vc-data-model#RANGE_ERROR', 'Outside of the validity period'],
  status: ['https://www.w3.org/ns/credentials/status-list#STATUS_VERIFICATION_ERROR', 'Status'],
  retrieval: ['https://www.w3.org/ns/credentials/status-list#STATUS_RETRIEVAL_ERROR', 'Status not available'],
  issuer: ['https://w3id.org/security#INVALID_VERIFICATION_METHOD', 'Issuer'],
} as const

export function problem(kind: keyof typeof types, detail: string): Problem {
  const [type, title] = types[kind]
  return { type, title, detail }
}

type JsonObject = Record<string, unknown>

/**
 * Lists the faults that make a document invalid: its size, broken rules of the data model, and terms that its contexts do not
 * define.
 */
export async function problemsOf(
  judge: Judge,
  kind: 'credential' | 'presentation',
  document: JsonObject,
): Promise<Problem[]> {
  const how = kind === 'credential' ? 'hashDocument' : 'hashPresentation'
  const hashed = await judgedHash(judge, how, document)
  return hashed.ok ? [] : [problemOf(hashed)]
}

function problemOf(hashed: Extract<DocumentHash, { ok: false }>): Problem {
  switch (hashed.reason) {
    case 'malformed':
      return problem('malformed', `${hashed.problem}.`)
    case 'unknown-context':
      return problem('parsing', 'A @context is not held here, and none is fetched.')
    case 'undefined-terms':
      return problem('malformed', 'A term is defined by no @context, or is redefined.')
    case 'beyond-limits':
      return problem('parsing', finding('beyond-limits', { limit: hashed.limit }).sentence)
    case 'unknown-shape':
      return problem('parsing', 'The document is too intricate.')
  }
}
