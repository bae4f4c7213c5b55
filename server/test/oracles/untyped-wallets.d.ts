// The parts that tests use of packages without types.

declare module '@digitalbazaar/oid4-client' {
  export function getCredentialOffer(options: { url: string }): Promise<object>
  export class OID4Client {
    static fromCredentialOffer(options: { offer: object; supportedFormats: string[] }): Promise<OID4Client>
    requestCredentials(options: { format: string }): Promise<{ credentials: unknown[] }>
  }
}
