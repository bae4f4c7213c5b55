/** Words of the header and footer around every public page, and of the sign-up role chooser. */
export const frameTexts = {
  nav: { label: 'Sections', about: 'About', product: 'Product', 'how-it-works': 'How it works' },
  roles: {
    title: 'Who Do You Want To Sign Up As',
    issuer: 'Issuer',
    issuerText: 'We issue certificates to our students, members or staff.',
    verifier: 'Verifier',
    verifierText: 'We review certificates from issuers and accept or decline them.',
    haveAccount: 'Already have an account?',
  },
  footer: {
    product: 'Product',
    organisations: 'For organisations',
    everyone: 'For everyone',
    signUpIssuer: 'Sign up as an issuer',
    signUpVerifier: 'Sign up as a verifier',
    student: 'Student sign-in',
    api: 'API documentation',
    standards: 'Open standards throughout: W3C Verifiable Credentials, Open Badges, RFC 9162.',
    copyright: 'Copyright 2020 - 2025',
  },
} as const
