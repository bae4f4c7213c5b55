import { isDidDocument } from '@credenza/credential/verify'
import type { Context } from '../../context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { AnswerStatus } from '../../verifying/foreign/fetch-public-json.ts'
import { InvalidDid, resolveDid } from '../../verifying/foreign/resolve-did.ts'

/** The ways a resolution can fail, with the HTTP status of each (DID Resolution §10.1, §11). */
const failures = {
  INVALID_DID: [
    400,
    'This is not a DID',
    'A DID is did:, the name of a method, a colon, and what the method makes of it.',
  ],
  NOT_FOUND: [404, 'There is no such DID', 'Nothing is published where this DID has its document.'],
  METHOD_NOT_SUPPORTED: [501, 'The method is not known here', 'Here did:key and did:web are resolved.'],
  INVALID_DID_DOCUMENT: [
    500,
    'The document is not sound',
    'What is published there is not a DID document of this DID.',
  ],
  INTERNAL_ERROR: [
    500,
    'The document could not be fetched',
    'Its host does not answer, or may not be asked from here.',
  ],
} as const
type Failure = keyof typeof failures

/** A resolution result (DID Resolution §8) and its HTTP status. */
export interface Resolution {
  status: number
  result: {
    '@context': string
    didDocument: unknown
    didResolutionMetadata: {
      contentType?: string
      error?: { type: string; title: string; detail: string }
    }
    didDocumentMetadata: object
  }
}

const empty = { '@context': 'https://w3id.org/did-resolution/v1', didDocumentMetadata: {} }

/** Resolves a DID. Never rejects: the result reports a failure. */
export async function resolveIdentifier(ctx: Context, did: string): Promise<Resolution> {
  if (!isDid(did)) return failed('INVALID_DID')
  if (!/^did:(?:key|web):/.test(did)) return failed('METHOD_NOT_SUPPORTED')
  try {
    const didDocument = await resolveDid(ctx, did)
    if (!isDidDocument(didDocument, did)) return failed('INVALID_DID_DOCUMENT')
    const didResolutionMetadata = { contentType: 'application/did' }
    return { status: 200, result: { ...empty, didDocument, didResolutionMetadata } }
  } catch (error) {
    return failed(failureOf(error))
  }
}

/** Tells whether the text is a DID without path, query or fragment (DID Core §3.1). */
function isDid(text: string): boolean {
  return /^did:[a-z0-9]+:(?:(?:[\w.-]|%[0-9A-Fa-f]{2})*:)*(?:[\w.-]|%[0-9A-Fa-f]{2})+$/.test(text)
}

/** NOT_FOUND needs a definite answer; any other failure to fetch a document proves nothing. */
function failureOf(error: unknown): Failure {
  if (error instanceof InvalidDid) return 'INVALID_DID'
  if (error instanceof ApiError && error.code === 'not_found') return 'NOT_FOUND'
  if (error instanceof AnswerStatus) return [404, 410].includes(error.status) ? 'NOT_FOUND' : 'INTERNAL_ERROR'
  return error instanceof SyntaxError ? 'INVALID_DID_DOCUMENT' : 'INTERNAL_ERROR'
}

function failed(failure: Failure): Resolution {
  const [status, title, detail] = failures[failure]
  const error = { type: `https://www.w3.org/ns/did#${failure}`, title, detail }
  return { status, result: { ...empty, didDocument: null, didResolutionMetadata: { error } } }
}

const RESULT = 'application/did-resolution'
/** The media type of results before they had one of their own; older clients still ask for it. */
const OLDER_RESULT = 'application/ld+json; profile="https://w3id.org/did-resolution"'
const documents = ['application/did', 'application/did+json', 'application/did+ld+json']

/** The type and body to send: the whole result, or only the document if the client accepts nothing else (§10.1). */
export function represent({ status, result }: Resolution, accept = '*/*'): { type: string; body: unknown } {
  const accepted = accept.split(',').map((one) => one.trim().toLowerCase())
  const types = accepted.map((one) => one.split(';')[0]!.trim())
  const alone = documents.find((type) => types.includes(type))
  if (status === 200 && alone !== undefined && types.every((type) => documents.includes(type)))
    return { type: alone, body: result.didDocument }
  const isOlder = accepted.some((one) => one.replaceAll(/;\s*/g, '; ').startsWith(OLDER_RESULT))
  return { type: isOlder && !types.includes(RESULT) ? OLDER_RESULT : RESULT, body: result }
}
