/** Words about the key that seals an issuer's PDFs. */
export const sealKeyTexts = {
  title: 'Seal of your PDFs',
  lead: 'Every PDF certificate is sealed. If an authority that PDF readers trust certifies the key, readers show your name as the signer.',
  states: {
    'self-signed': 'No authority has certified this key yet.',
    'in-force': 'PDFs are sealed with this certificate.',
    'ends-soon': 'This certificate ends soon. Get the next one now.',
    ended: 'This certificate has ended. PDFs are sealed without it until you add the next one.',
  },
  remote: 'The key of your seal is with a provider. Its certificates come from there.',
  subject: 'Certificate of',
  issuer: 'Issued by',
  endsAt: 'Ends',
  request: 'Download the certificate request',
  requestHint: 'Send it to your authority. It certifies the key; the key itself never leaves us.',
  requestFile: 'seal-request.csr',
  certificates: 'Certificates (PEM)',
  certificatesHint:
    'The certificate of this key first, then those that lead to the authority. Each begins with -----BEGIN CERTIFICATE-----.',
  use: 'Check and use these certificates',
  used: 'PDFs are sealed with these certificates from now on.',
  rotate: 'Replace the key of the seal',
  rotateQuestion: 'Replace the key of the seal?',
  rotateEffects:
    'Do this if someone else may have the key, or if the authority has revoked the certificate. The new key needs a new certificate. PDFs that were sealed before stay as they are.',
  rotateYes: 'Replace the key',
  rotated: 'Key of the seal replaced.',
}
