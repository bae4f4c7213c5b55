// Minimal declarations of the untyped packages that serve as an independent verifier.

declare module '@digitalbazaar/vc-bitstring-status-list' {
  export function checkStatus(options: object): Promise<{ verified: boolean; error?: Error }>
}
