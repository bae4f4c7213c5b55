/** Words of the landing page (specification, sections 1 and 2). */
export const landingTexts = {
  headline: 'Issue Unbreakable Certificates and Verify, Trust Instantly',
  lead: 'Certificates that are signed once, recorded where nobody can quietly change them, and checked by anyone in their own browser, without an account.',
  points: [
    {
      title: 'Blockchain-grade digital signatures',
      text: 'Every certificate carries the signature of the organisation that issued it. One changed letter shows.',
    },
    {
      title: 'One-click instant verification',
      text: 'Eight named checks run in the visitor’s browser and end in one plain verdict: valid, invalid, or cannot tell.',
    },
    {
      title: 'Full audit trail with revocation management',
      text: 'What happens later – an acceptance, a transfer, a revocation – is recorded beside the certificate, never over it.',
    },
  ],
  stepsTitle: 'How it works',
  steps: [
    { title: 'Issue', text: 'An organisation creates certificates for its students and signs them.' },
    {
      title: 'Deliver',
      text: 'An independent verifier accepts them, they are recorded, and the holder gets a link.',
    },
    {
      title: 'Verify',
      text: 'Anyone opens the link and sees the proof: what it says, who signed it, whether it still holds.',
    },
  ],
  sampleIssuer: 'Lovelace Institute of Technology',
  sampleTitle: 'Bachelor of Science in Mathematics',
  sampleName: 'Maryam Al Falasi',
  sampleLabel: 'A sample certificate with the verdict VALID',
  footer:
    'Certificates, statements and proofs follow open standards: W3C Verifiable Credentials, Open Badges, RFC 9162.',
} as const
