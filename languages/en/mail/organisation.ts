export const organisation = {
  greeting: (name: string) => `Hello ${name},`,
  approved: {
    subject: 'Your organisation was approved',
    says: 'Your organisation was approved. Sign in to get started.',
    open: 'Sign in',
  },
  returned: {
    subject: 'Please correct your application',
    says: 'The administrator returned your application:',
    next: 'Please correct it and submit it again.',
    open: 'Correct the application',
  },
  suspended: {
    subject: 'Your organisation was suspended',
    says: 'The administrator suspended your organisation:',
    next: 'You cannot issue, review or change anything for now. What you signed before stays valid.',
  },
  reinstated: {
    subject: 'Your organisation was reinstated',
    says: 'Your organisation is no longer suspended. You can sign in and continue.',
    open: 'Sign in',
  },
  sender: {
    subject: 'Emails now come from your address',
    says: (organisation: string, address: string) =>
      `Emails from ${organisation} to its students and colleagues now come from ${address}. This is the first.`,
  },
  keyStolen: {
    subject: (name: string) => `A signing key of ${name} was stolen`,
    byAdmin: (at: string) =>
      `An administrator of this service reported a signing key as stolen since ${at}. Your organisation signs with another key from now on.`,
    byOwner: (at: string) =>
      `The owner of your organisation reported a signing key as stolen since ${at}. Your organisation signs with another key from now on.`,
    stays: 'What was in the public log before then stays valid. What came later is invalid.',
    toReissue: (count: number) => `Certificates to reissue: ${count}.`,
    openSettings: 'Open the settings',
    toAdmin: (name: string, at: string, count: number) =>
      `A signing key of ${name} was reported as stolen since ${at}. Certificates affected: ${count}.`,
    openOrganisation: 'Open the organisation',
    toIssuer: (name: string, at: string, count: number) =>
      `${name} accepted some of your certificates with a key that was stolen on ${at}. It accepted ${count} of them after that, so they are no longer valid.`,
    reissueThem: 'You can reissue them in the settings.',
    toVerifier: (name: string, at: string, count: number) =>
      `${name} signed certificates with a key that was stolen on ${at}. You accepted ${count} of those that cannot be proven to be older. They are no longer valid.`,
    comeAgain: 'Their issuer can reissue them. They will then reach you as new requests.',
    openRequests: 'Open your requests',
  },
  sealStolen: {
    subject: (name: string) => `A seal key of ${name} was stolen`,
    byAdmin: 'An administrator of this service reported a key that seals your PDFs as stolen.',
    byOwner: 'The owner of your organisation reported a key that seals your PDFs as stolen.',
    effects:
      'PDFs that it sealed are no longer recognised, even older ones. Ask holders to download theirs again.',
  },
  webhookOff: {
    subject: 'A webhook was switched off',
    says: 'We could not deliver anything to this webhook for three days, so we switched it off:',
    next: 'Nothing is lost. Switch it on again once its receiver works, and we’ll send everything it missed.',
    open: 'Open the webhooks',
  },
}
