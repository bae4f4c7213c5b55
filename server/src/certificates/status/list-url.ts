/** The URL of the organisation's status list with this number. */
export function statusListUrl(publicUrl: string, organisationId: string, list: number): string {
  return `${publicUrl}/issuers/${organisationId}/status/revocation/${list}`
}

/** The URL of the same list for wallets, as a Status List Token. */
export function tokenListUrl(publicUrl: string, organisationId: string, list: number): string {
  return `${publicUrl}/issuers/${organisationId}/status/token/${list}`
}
