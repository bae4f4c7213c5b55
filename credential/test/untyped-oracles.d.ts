// Minimal declarations of the untyped packages that tests and benchmarks use as oracles.

declare module '@digitalbazaar/vc' {
  type Suite = object
  type Loader = (url: string) => Promise<{ contextUrl: null; documentUrl: string; document: unknown }>
  export function issue(options: {
    credential: object
    suite: Suite
    documentLoader: Loader
    now?: string
  }): Promise<Record<string, unknown> & { proof: { proofValue: string } }>
  export function verifyCredential(options: {
    credential: object
    suite: Suite
    documentLoader: Loader
    now?: string
    checkStatus?: (options: object) => Promise<{ verified: boolean; error?: Error }>
  }): Promise<{ verified: boolean; error?: Error }>
}

declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { cryptosuite: unknown; signer?: unknown; date?: string })
  }
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: unknown
}

declare module '@digitalbazaar/ed25519-multikey' {
  export function from(key: {
    '@context'?: string
    id: string
    type: 'Multikey'
    controller: string
    publicKeyMultibase: string
    secretKeyMultibase?: string
  }): Promise<{ signer(): unknown }>
}

declare module '@digitalbazaar/vc-bitstring-status-list' {
  type List = {
    getStatus(index: number): boolean
    setStatus(index: number, status: boolean): void
    encode(): Promise<string>
  }
  export function createList(options: { length: number }): Promise<List>
  export function decodeList(options: { encodedList: string }): Promise<List>
}

declare module '@digitalbazaar/ecdsa-rdfc-2019-cryptosuite' {
  export const cryptosuite: unknown
}

declare module '@digitalbazaar/eddsa-jcs-2022-cryptosuite' {
  export function createSignCryptosuite(): unknown
}

declare module '@digitalbazaar/ed25519-signature-2020' {
  export class Ed25519Signature2020 {
    constructor(options: { signer: unknown; date: string })
  }
}

declare module '@digitalbazaar/ecdsa-multikey' {
  type Key = { id: string; controller: string; publicKeyMultibase: string; signer: () => { id: string } }
  export function generate(options: { curve: string }): Promise<Key>
}

declare module 'ed25519-signature-2020-context' {
  const published: { contexts: Map<string, object> }
  export default published
}

declare module 'vc-revocation-list-context' {
  const published: { contexts: Map<string, object> }
  export default published
}

declare module 'base45' {
  export function encode(bytes: Uint8Array): string
  export function decode(text: string): Uint8Array
}

declare module '@blockcerts/schemas' {
  export const preloadedContexts: Record<string, object>
}
