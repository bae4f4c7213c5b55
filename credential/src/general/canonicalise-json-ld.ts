import jsonld from 'jsonld'
import { canonize } from 'rdf-canonize'
import { loadHeldContext } from './contexts.ts'

/** Bounds the search among blank nodes that look alike, which a hostile document can make exponential. */
const MAX_WORK_FACTOR = 1

/** The RDF statements of any JSON-LD document, in safe mode: undefined and redefined terms are errors. */
export function toRdf(document: object) {
  return jsonld.toRDF(document, {
    base: null,
    safe: true,
    rdfDirection: 'i18n-datatype',
    produceGeneralizedRdf: false,
    documentLoader: loadHeldContext,
  })
}

/** The canonical N-Quads (RDFC-1.0) of any JSON-LD document over held contexts, as eddsa-rdfc-2022 §3.2.3 wants them. */
export async function canonicaliseJsonLd(document: object): Promise<string> {
  return canonize(await toRdf(document), {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    maxWorkFactor: MAX_WORK_FACTOR,
  })
}
