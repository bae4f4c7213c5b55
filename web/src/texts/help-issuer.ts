import { organisationHelp } from './help-organisation.ts'

/** Help for issuers, by the pattern of the page's path. */
export const issuerHelp = {
  '/issuer': {
    about: 'What needs your attention, your totals, and how the last twelve months went.',
    tasks: [
      {
        what: 'Create certificates',
        how: 'Press “+ Create Certificate”, choose a type and recipients, and check the preview. You can undo it for ten minutes.',
      },
      {
        what: 'Add students',
        how: 'Press “+ Add Student Info” for one student. To add a whole list, open Student Info and import a spreadsheet.',
      },
      {
        what: 'Clear what needs attention',
        how: 'Each line under “Needs attention” takes you to the page where you can deal with it.',
      },
    ],
  },
  '/issuer/timeline': {
    about: 'Your certificates, grouped by year.',
    tasks: [
      { what: 'See the certificates of a year', how: 'Open the year.' },
      {
        what: 'Create certificates',
        how: 'Press “Create Certificate”, then choose a type and recipients.',
      },
    ],
  },
  '/issuer/certificates': {
    about: 'Every certificate you have created, and where it stands.',
    tasks: [
      { what: 'Find certificates', how: 'Search, or filter by year, category and status.' },
      {
        what: 'Sign certificates',
        how: 'Select those not signed yet, press “Sign” and enter your organisation’s digital signature. Signing is final.',
      },
      {
        what: 'Email, export or revoke many',
        how: 'Select rows, then choose an action. You can also select everything that matches your search.',
      },
      {
        what: 'Correct a certificate',
        how: 'Open it and choose “Correct”. The corrected one replaces it under the same link.',
      },
    ],
  },
  '/issuer/details/:id?': {
    about: 'The certificates of one year, and where each one stands.',
    tasks: [
      { what: 'Find certificates', how: 'Search, or filter by category and status.' },
      {
        what: 'Sign, email or export many',
        how: 'Select rows, then choose an action. You can also select everything that matches your search.',
      },
    ],
  },
  '/issuer/student-info': {
    about: 'The people you issue certificates to.',
    tasks: [
      {
        what: 'Import a list',
        how: 'Press “Import Student Data” and drop a spreadsheet. You see how it is read before anyone is added.',
      },
      {
        what: 'Invite students',
        how: 'Select rows and press “Invite”. Each student gets an email with a link into their account.',
      },
      {
        what: 'Archive students who have left',
        how: 'Select rows and press “Archive”. Their certificates stay as they are, and you can restore the students at any time.',
      },
      {
        what: 'Edit many at once',
        how: 'Select rows and press “Edit”. Choose what changes for all of them; you can undo it for ten minutes.',
      },
    ],
  },
  '/issuer/student-info/:studentId': {
    about: 'One student: details, account, certificates and history.',
    tasks: [
      { what: 'Issue a certificate to this student', how: 'Press “Issue certificate”.' },
      {
        what: 'Change details',
        how: 'Press “Edit”. Existing certificates keep what was signed; if it matters, issue a correction.',
      },
      {
        what: 'Invite the student',
        how: 'Press “Invite” under Account. You can invite someone again after a day.',
      },
    ],
  },
  '/issuer/activity': {
    about: 'What you have started, how far it is, and what failed.',
    tasks: [
      {
        what: 'Undo',
        how: 'After creating certificates or archiving students, you have ten minutes to press “Undo”.',
      },
      organisationHelp.failures,
      { what: 'Get an exported file', how: 'Press “Download file” in its row.' },
    ],
  },
  '/issuer/delivery': {
    about: 'The emails that bring certificates to their holders.',
    tasks: [
      {
        what: 'Resend an email',
        how: 'On the Emails tab, press “Resend” in its row, or resend all that failed.',
      },
      {
        what: 'Change what the emails say',
        how: 'Open “Text and settings”, edit the subject and the text, and check the preview.',
      },
      {
        what: 'Choose when emails are sent',
        how: 'In “Text and settings”, switch automatic emails and expiry reminders on or off.',
      },
    ],
  },
  '/issuer/requests': {
    about: 'Students ask here for changes to their certificates.',
    tasks: [
      {
        what: 'Answer a request',
        how: 'Press “Open”, compare the change with your records, then accept or decline it.',
      },
      {
        what: 'Put a correction in force',
        how: 'Accepting a request creates a corrected certificate. Open the correction and sign it.',
      },
    ],
  },
  '/issuer/approvals/:requestId?': {
    about: 'Certificates that your signers approve before they are signed, and who has approved them.',
    tasks: [
      {
        what: 'Approve',
        how: 'Open a request, look at the preview and the list, and press “Approve”. You are asked for your second factor.',
      },
      {
        what: 'Ask again',
        how: 'If a certificate has changed since, earlier approvals no longer count. Press “Ask again” to have it approved as it is now.',
      },
    ],
  },
  '/issuer/developers': {
    about: 'Connect your own systems with API keys and webhooks.',
    tasks: [
      {
        what: 'Create an API key',
        how: 'Press “New API key”, choose only the scopes your program needs, and copy the key. It is shown once.',
      },
      organisationHelp.webhook,
      {
        what: 'Find out why a message failed',
        how: 'Open the webhook’s delivery log. You can resend messages from there.',
      },
    ],
  },
  '/addStudent': {
    about: 'Add one student to your list.',
    tasks: [
      {
        what: 'Add a student',
        how: 'Fill in the form and press “Save”. The student signs in with this email and password.',
      },
      { what: 'Add many students', how: 'Open Student Info and press “Import Student Data”.' },
    ],
  },
  '/category-manager': {
    about: 'The certificate types you can choose from. Verifiers set their fees by type.',
    tasks: [
      { what: 'Create a type', how: 'Enter its name and press “Create”.' },
      {
        what: 'Choose its design',
        how: 'Choose a default template in its row. New certificates of this type use it.',
      },
    ],
  },
  '/issuer/templates': {
    about: 'How your certificates look.',
    tasks: [
      {
        what: 'Create a template',
        how: 'Press “New template” and start from a design, then add your logo, colours and signatories.',
      },
      {
        what: 'Use a template',
        how: 'Set it as the default of a certificate type, or choose it when you create certificates.',
      },
      {
        what: 'Archive a template',
        how: 'Press “Archive”. Certificates created with it keep their design.',
      },
    ],
  },
  '/issuer/templates/:templateId': {
    about: 'Design one template. Certificates keep the version they were created with.',
    tasks: [
      { what: 'Change the design', how: 'Edit the settings, watch the preview, and press “Save”.' },
      {
        what: 'Print names and dates',
        how: 'Insert placeholders such as name or date of issue into the texts. Each certificate fills them in.',
      },
      { what: 'Return to an earlier version', how: 'Open “Versions” and press “Restore”.' },
    ],
    keys: [
      { keys: ['Ctrl S'], what: 'Save' },
      { keys: ['Ctrl Z'], what: 'Undo' },
      { keys: ['Ctrl Shift Z', 'Ctrl Y'], what: 'Redo' },
    ],
  },
  '/issuer/balance': {
    about: 'What verifiers charged for certificates they accepted, and what you have paid.',
    tasks: [
      {
        what: 'Pay what you owe',
        how: 'Transfer the amount to the account under “How to pay”, and quote the payment reference.',
      },
      {
        what: 'Check or keep a statement',
        how: 'Choose a month. Each row names the holder; download the month as CSV or PDF.',
      },
    ],
  },
  '/issuer/check': organisationHelp.check,
  '/issuer/audit': organisationHelp.audit,
  '/issuer/ask': organisationHelp.ask,
  '/issuer/settings': {
    about: 'How your organisation appears, who reviews its certificates, and the key it signs with.',
    tasks: [
      {
        what: 'Change the name on certificates',
        how: 'Enter a display name and save. Existing certificates keep their name.',
      },
      {
        what: 'Choose your verifiers',
        how: 'Select them under “Verifiers”. If you choose none, every approved verifier sees your requests.',
      },
      {
        what: 'Replace the signing key',
        how: 'Press “Replace the signing key”. What you signed before stays valid.',
      },
      {
        what: 'Let courses award certificates',
        how: 'In “Learning platforms”, add Moodle, Canvas or another platform, and give it the addresses shown. Then press “Test” and “Switch on”.',
      },
      {
        what: 'Award or decline what teachers propose',
        how: 'In “Learning platforms”, press “Award” or “Decline” beside the course.',
      },
      organisationHelp.timeZone,
      organisationHelp.people,
      organisationHelp.taxDetails,
      organisationHelp.approvals,
    ],
  },
  '/certificate/:id': {
    about: organisationHelp.certificate,
    tasks: [
      organisationHelp.download,
      {
        what: 'Lend a verifier a file',
        how: 'While a request waits, choose the verifier under “Files for verifiers”, add a transcript or a copy of a passport, and press “Add files”. Nobody else can open it.',
      },

      {
        what: 'Correct, suspend or revoke it',
        how: 'Choose the action beside the title. You see what it means before you confirm.',
      },
      { what: 'See what others see', how: 'Press “See it as others do”.' },
    ],
  },
} as const
