/** Help for administrators, by the pattern of the page's path. */
export const adminHelp = {
  '/admin': {
    about: 'The issuers and verifiers of this platform. They can start once you approve them.',
    tasks: [
      {
        what: 'Review an application',
        how: 'Press “Review”, read the documents, then approve the organisation or return it with a reason.',
      },
      { what: 'Find an organisation', how: 'Search, or show those with another status.' },
    ],
  },
  '/admin/organisations/:id': {
    about: 'One organisation: what it submitted, its documents, its keys and its history.',
    tasks: [
      {
        what: 'Decide on an application',
        how: 'Compare the documents with the details, then approve or return. Your reason is emailed to the organisation.',
      },
      {
        what: 'Stop an organisation',
        how: 'Press “Suspend”. Its certificates can still be verified, and you can reinstate it at any time.',
      },
    ],
  },
  '/admin/balances': {
    about: 'What verifiers have earned, and what issuers and students owe.',
    tasks: [
      {
        what: 'Record a payment',
        how: 'Find the party by name or payment reference and press “Record a settlement”. This cannot be undone.',
      },
      {
        what: 'Say where to pay',
        how: 'Press “Bank account”. Everyone who owes fees sees this account.',
      },
      {
        what: 'Book a bank statement',
        how: 'Press “Bank statement” and choose the file. You see each payment before it is booked.',
      },
      {
        what: 'Charge VAT',
        how: 'Press “VAT” and choose how fees are taxed. It applies to fees charged from then on.',
      },
    ],
  },
  '/admin/balances/:id': {
    about: 'One party’s fees and payments, month by month.',
    tasks: [
      {
        what: 'Check or keep a month',
        how: 'Choose the month, then download the statement as CSV or PDF.',
      },
    ],
  },
  '/admin/people': {
    about: 'Everyone who can sign in.',
    tasks: [
      { what: 'Find someone', how: 'Search for a name, email or organisation, or choose a role.' },
      {
        what: 'See what someone did',
        how: 'Open the audit trail from the end of the person’s row.',
      },
      {
        what: 'Require two administrators',
        how: 'Press “Require two administrators” below the list. Serious actions then wait for a second administrator.',
      },
    ],
  },
  '/admin/audit': {
    about: 'Who did what, and when. The entries are chained, so a change to any of them would be noticed.',
    tasks: [
      { what: 'Find an entry', how: 'Search, or filter by person, action, trail and day.' },
      { what: 'Keep what you found', how: 'Press “Export CSV”.' },
      {
        what: 'Check that nothing was changed',
        how: 'Press “Check again”. Every entry of every trail is recomputed.',
      },
    ],
  },
  '/admin/witnesses': {
    about: 'Who else signs our logs, so that nobody can show two versions of them.',
    tasks: [
      { what: 'Add a witness', how: 'Name it in the setting WITNESSES.' },
      {
        what: 'Witness another log',
        how: 'Name it in the setting WITNESS_FOR, and give its operator the key and address from this page.',
      },
    ],
  },
  '/admin/health': {
    about: 'How each part of the platform is doing, checked every 15 seconds.',
    tasks: [
      {
        what: 'Find what is wrong',
        how: 'Look for a part that needs attention or is down. It says what is missing.',
      },
      {
        what: 'Resend emails',
        how: 'Once the cause is fixed, press “Retry now” above the waiting and failed emails.',
      },
    ],
  },
  '/admin/data-protection': {
    about: 'What happens to personal data, how long it is kept, and what must not be deleted.',
    tasks: [
      {
        what: 'Keep data for a court',
        how: 'Press “Set a hold” and find the person or organisation by name or email.',
      },
      { what: 'Show the register to an authority', how: 'Press “Print” or “Export JSON”.' },
    ],
  },
  '/admin/breaches': {
    about: 'Breaches of personal data: who is affected, and who has been told.',
    tasks: [
      { what: 'Begin', how: 'Press “Open a case”. The 72 hours count from when the breach was found.' },
    ],
  },
  '/admin/breaches/:id': {
    about: 'One breach of personal data, from the first list to the report.',
    tasks: [
      {
        what: 'Write to those affected',
        how: 'Press “Add people”, then “Write to them”. Each person gets one letter.',
      },
    ],
  },
  '/admin/pages': {
    about: 'Your contact, privacy and terms pages, which everyone can read.',
    tasks: [
      {
        what: 'Write a page',
        how: 'Write its text in one or more languages, check the preview, and press “Save”. A link to it appears in the footer.',
      },
      { what: 'Remove a page', how: 'Clear its text in every language, then save.' },
    ],
  },
  '/admin/secure': {
    about: 'Administrators sign in with a second factor. Set one up to continue.',
    tasks: [
      {
        what: 'Add a passkey',
        how: 'Press “Add a passkey” and confirm with your fingerprint, your face or your device’s PIN.',
      },
      {
        what: 'Use an app instead',
        how: 'Press “Set up an app”, scan the code, and keep the recovery codes safe.',
      },
    ],
  },
  '/certificate/:id': {
    about: 'One certificate: its picture, its evidence and everything that happened to it.',
    tasks: [
      {
        what: 'Check its evidence',
        how: 'Open an entry of its timeline to see what was signed and recorded.',
      },
    ],
  },
} as const
