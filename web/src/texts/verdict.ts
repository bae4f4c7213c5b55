/** Words of the verdict beside a certificate. Those of the checks themselves stand in verify.ts. */
export const verdictTexts = {
  title: 'Is it valid?',
  missing: {
    title: 'What is still missing',
    steps: {
      signature: 'The signature of its issuer',
      acceptance: 'The acceptance of a verifier',
      record: 'The record on the blockchain',
    },
  },
  unsigned: {
    title: 'Not signed yet',
    text: 'Until its issuer signs it, it has no validity, and there is nothing to check.',
  },
  declined: {
    title: 'Declined before it was signed',
    text: 'It never had any validity, and there is nothing to check.',
  },
  /** For whoever is none of its parties. */
  withoutKey: {
    sentence: 'You have no key that opens this certificate: only its public facts can be shown.',
    advice: 'Ask the holder for the full link. It ends in # followed by 43 characters.',
  },
} as const
