/** The URL of the organisation's status list with this number. */
export function statusListUrl(publicUrl: string, organisationId: string, list: number): string {
  return `${publicUrl}/issuers/${organisationId}/status/revocation/${list}`
}
