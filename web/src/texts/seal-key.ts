export const sealKeyTexts = {
  title: 'Seal of your PDFs',
  lead: 'Every PDF certificate is sealed with your seal key. If an authority that PDF readers trust certifies this key, readers show your name as the signer.',
  states: {
    'self-signed': 'No authority has certified this key yet.',
    'in-force': 'PDFs are sealed with this certificate.',
    'ends-soon': 'This certificate expires soon. Get the next one now.',
    ended: 'This certificate has expired. PDFs are sealed without it until you add the next one.',
    stolen:
      'You reported this key as stolen. There are no PDFs until the operator connects another key of your provider.',
  },
  remote: 'A provider holds your seal key. The certificates come from the provider too.',
  subject: 'Issued to',
  issuer: 'Issued by',
  endsAt: 'Expires',
  request: 'Download the certificate request',
  requestHint: 'Send it to your authority. It certifies the key; the key itself never leaves us.',
  requestFile: 'seal-request.csr',
  certificates: 'Certificates (PEM)',
  certificatesHint:
    'The certificate of this key first, then those that lead to the authority. Each begins with -----BEGIN CERTIFICATE-----.',
  use: 'Check and use these certificates',
  used: 'From now on, PDFs are sealed with these certificates.',
  rotate: 'Replace the seal key',
  rotateQuestion: 'Replace the seal key?',
  rotateEffects:
    'Do this if the authority has revoked the certificate. The new key needs a new certificate. PDFs that are already sealed are still recognised. If someone else may have the key, report it as stolen instead.',
  rotateYes: 'Replace the key',
  rotated: 'Seal key replaced.',
  keysTitle: 'Keys that sealed PDFs',
  reported: (at: string) => `reported as stolen ${at}`,
  reportOf: (key: string) => `Report as stolen: seal key ${key}`,
  stolenQuestion: 'Report this seal key as stolen?',
  stolenEffects:
    'PDFs that this key sealed are no longer recognised, even older ones. Ask holders to download theirs again. This cannot be undone.',
  adminEffects:
    'A key that we hold is replaced at once. Everyone who acts for the organisation gets an email.',
  newKey: 'You get a new key at once. It needs a new certificate.',
  noPdfs:
    'If your provider still seals with this key, there will be no PDFs, and no emails that contain them, until the operator connects another key of your provider.',
}
