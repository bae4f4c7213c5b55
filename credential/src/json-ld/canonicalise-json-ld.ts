import jsonld, { type Quad } from 'jsonld'
import { canonize } from 'rdf-canonize'
import { brokenLimit, LimitError } from '../json/json-limits.ts'
import { heldContexts } from './contexts.ts'

/** The document names a context that we do not hold. We cannot judge it, which does not make it wrong. */
export class UnknownContextError extends Error {
  override name = 'UnknownContextError'
}

/** A term that no context defines, or a context that redefines a protected one: JSON-LD refuses the document. */
export class UndefinedTermsError extends Error {
  override name = 'UndefinedTermsError'
}

/** Bounds the search among look-alike blank nodes, which a hostile document can make exponential. */
const MAX_WORK_FACTOR = 1

/**
 * The RDF statements of any JSON-LD document, in safe mode: undefined and redefined terms are errors. Contexts come
 * from `heldContexts` only. Rejects with `LimitError`, `UnknownContextError` or `UndefinedTermsError`.
 */
export async function toRdf(document: object): Promise<Quad[]> {
  const limit = brokenLimit(document as Record<string, unknown>)
  if (limit !== undefined) throw new LimitError(limit)
  let namesUnknownContext = false
  const documentLoader = async (url: string) => {
    const held = heldContexts.get(url)
    if (held === undefined) {
      namesUnknownContext = true
      throw new UnknownContextError('not held')
    }
    return { contextUrl: null, documentUrl: url, document: held }
  }
  const options = {
    base: null,
    safe: true,
    rdfDirection: 'i18n-datatype',
    produceGeneralizedRdf: false,
  } as const
  try {
    return await jsonld.toRDF(document, { ...options, documentLoader })
  } catch (error) {
    // jsonld wraps whatever its loader throws.
    if (namesUnknownContext)
      throw new UnknownContextError('The document names a context that is not held here')
    throw new UndefinedTermsError('JSON-LD refuses the document', { cause: error })
  }
}

/**
 * The canonical N-Quads (RDFC-1.0) of any JSON-LD document over held contexts, as eddsa-rdfc-2022 §3.2.3 requires. Blank
 * nodes are told apart by their hashes, so their labels depend on the algorithm.
 */
export async function canonicaliseJsonLd(
  document: object,
  messageDigestAlgorithm: 'SHA-256' | 'SHA-384' = 'SHA-256',
): Promise<string> {
  return canonicaliseQuads(await toRdf(document), messageDigestAlgorithm)
}

/** Like `canonicaliseJsonLd`, for statements already at hand. */
export function canonicaliseQuads(
  quads: Quad[],
  messageDigestAlgorithm: 'SHA-256' | 'SHA-384' = 'SHA-256',
): Promise<string> {
  return canonize(quads, {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    maxWorkFactor: MAX_WORK_FACTOR,
    messageDigestAlgorithm,
  })
}
