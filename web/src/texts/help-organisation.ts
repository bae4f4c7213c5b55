/** Help that issuers and verifiers share. */
export const organisationHelp = {
  ask: {
    about: 'Ask a holder to show facts of a certificate, and see whether they are true.',
    tasks: [
      { what: 'Create a link', how: 'Choose only the facts that you need, and send the link to the holder.' },
      {
        what: 'Read the answer',
        how: 'Open the request. What was shown is deleted on the day that you chose; the signed receipt stays.',
      },
    ],
  },
  audit: {
    about: 'Who did what in your organisation, and when. Owner, managers and auditors see it.',
    tasks: [
      { what: 'Find an entry', how: 'Search, or filter by person, action, day and what it is about.' },
      {
        what: 'See everything about one certificate or student',
        how: 'Open “Details” of an entry, and press “Show everything about this”.',
      },
      { what: 'Keep what you found', how: 'Press “Export CSV”. The export itself is an entry too.' },
    ],
  },
  check: {
    about: 'Check up to 1,000 certificates at once, from any issuer.',
    tasks: [
      { what: 'Start a check', how: 'Drop files, a ZIP, or a CSV with links.' },
      {
        what: 'Read the results',
        how: 'Filter by verdict. “Cannot tell” means that evidence is missing, not that a certificate is false.',
      },
      {
        what: 'Keep the results',
        how: 'Download the signed report. We delete the results after a day.',
      },
    ],
  },
  webhook: {
    what: 'Be told when something happens',
    how: 'On the Webhooks tab, press “Add webhook”, enter an address and choose events.',
  },
  failures: {
    what: 'Deal with failures',
    how: 'Open “Details” to see the reasons. Once they are fixed, press “Retry failed”.',
  },
  timeZone: {
    what: 'Choose a time zone',
    how: 'Choose it under “Times”. Everyone in your organisation then sees all times in that zone. Dates on certificates never change.',
  },
  people: {
    what: 'Add people',
    how: 'Invite them one by one under “Colleagues”, or let your own directory add them under “Directory”. To let them sign in with your organisation’s own accounts, set up “Single sign-on”.',
  },
  taxDetails: {
    what: 'Get tax invoices',
    how: 'Enter your details under “Tax details”. They then appear on your invoices.',
  },
  approvals: {
    what: 'Have certificates approved before signing',
    how: 'Press “Add a rule” under “Approvals”, and choose the signers.',
  },
  certificate: 'One certificate: its picture, its evidence and everything that happened to it.',
  download: {
    what: 'Download it',
    how: 'Press “Download” and choose the PDF, the picture or the signed credential.',
  },
} as const
