// Minimal declarations of the untyped packages that stand in for somebody else's verifier.

declare module '@digitalbazaar/vc-bitstring-status-list' {
  export function checkStatus(options: object): Promise<{ verified: boolean; error?: Error }>
}
