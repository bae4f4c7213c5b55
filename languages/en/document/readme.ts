/** README.txt of a person's download of all their data. */
export const readme = {
  title: (address: string, day: string) => `Your data at ${address}, ${day}`,
  files: {
    'profile.json': 'Your name, email, wallet and how you sign in (no secrets)',
    'sessions.json': 'Where you are signed in',
    'applications.json': 'Apps that you have connected',
    'badge-profile.json': 'What connected apps can read about you',
    'badges/….json': 'Your badges from other issuers',
    'fees-owed.json': 'Fees you were charged, in fils (100 fils are 1 AED)',
    'invoices.json': 'Tax invoices and credit notes about them',
    'correction-requests.json': 'What you asked issuers to correct, and what they answered',
    'certificates/': 'A folder for each certificate:',
  },
  /** In the folder of each certificate. */
  certificateFiles: {
    'record.json': 'What we have on record about it',
    'share-links.json': 'The links you created to it: keep them to yourself',
    'uploaded.pdf, .png, .jpg': 'What you uploaded',
    'credential.json': 'The signed certificate, once it is signed (W3C Verifiable Credential)',
    'bundle.json': (checkPage: string) => `The same with everything that proves it; check it at ${checkPage}`,
    'certificate.pdf': 'The certificate to show and print',
    'missing.json': 'What was not available at that moment, and why',
  },
  closing:
    'Issuers’ letters of authority and their lists of students belong to the issuers. Ask them for a copy.',
}
