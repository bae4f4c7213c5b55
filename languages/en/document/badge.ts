export const badge = {
  issuedBy: (issuer: string) => `Issued by ${issuer}`,
  states: {
    unopposed: 'Check it in your browser',
    pending: 'Not confirmed yet',
    early: 'Not valid yet',
    declined: 'A verifier has declined it',
    expired: 'It has expired',
    erased: 'Its document was erased',
    'key-stolen': 'A key behind it was stolen',
    suspended: 'Suspended by its issuer',
    revoked: 'Revoked by its issuer',
    superseded: 'Replaced by a corrected one',
    unvouched: 'Cannot be confirmed right now',
  },
}
