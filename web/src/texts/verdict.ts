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
    text: 'Until its issuer signs it, it is not valid, and there is nothing to check.',
  },
  declined: {
    title: 'Declined before it was signed',
    text: 'It was never valid, and there is nothing to check.',
  },
  /** For somebody who is not one of its parties. */
  withoutKey: {
    sentence: 'You have no key that opens this certificate, so only its public facts can be shown.',
    advice: 'Ask the holder for the full link, with everything after the # sign.',
  },
} as const
