/** To an issuer's people, about what signers approve before it is signed. */
export const approval = {
  greeting: (name: string) => `Dear ${name},`,
  count: (count: number) => `Certificates: ${count}`,
  asked: {
    subject: 'Certificates are waiting for your approval',
    says: (asker: string, organisation: string) =>
      `${asker} has asked you to approve certificates of ${organisation} before they are signed.`,
    open: 'View the certificates',
  },
  changed: {
    subject: 'Certificates have changed: approvals withdrawn',
    says: (organisation: string) =>
      `Certificates of ${organisation} have changed since the signers were asked to approve them. Earlier approvals no longer count.`,
    next: 'The person who prepared them can ask the signers again.',
    open: 'Open the request',
  },
  completed: {
    subject: 'Certificates have been approved',
    says: (organisation: string) =>
      `Enough signers have approved certificates of ${organisation}. They can be signed now.`,
    open: 'Open the request',
  },
  rejected: {
    subject: 'Approval of certificates was rejected',
    says: (signer: string, organisation: string) =>
      `${signer} has rejected the request to approve certificates of ${organisation}.`,
    next: 'Open the request to read why. Then correct the certificates and ask the signers again.',
    open: 'Open the request',
  },
}
