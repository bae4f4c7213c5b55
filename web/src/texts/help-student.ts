/** Help for students, by the pattern of the page's path. */
export const studentHelp = {
  '/student': {
    about: 'The certificates that organisations have issued to you, and those you uploaded.',
    tasks: [
      {
        what: 'Show a certificate to someone',
        how: 'Create a link with “Share”. Anyone with the link can check the certificate, without an account.',
      },
      {
        what: 'Upload a certificate you have on paper',
        how: 'Press “Upload a certificate” and name its issuer. The issuer checks it, then a verifier decides.',
      },
      { what: 'Download or correct one', how: 'Open the certificate.' },
    ],
  },
  '/student/wallet': {
    about:
      'Where your certificates go when their issuer transfers them. You do not need a wallet of your own.',
    tasks: [
      {
        what: 'Link your own wallet',
        how: 'Use the wallet in your browser, or sign the message elsewhere and paste the signature. It costs nothing.',
      },
    ],
  },
  '/student/badges': {
    about: 'Badges copied from another app.',
    tasks: [
      {
        what: 'Add badges from another app',
        how: 'On “My certificates”, press “From another app”, enter the app’s address, and agree there.',
      },
    ],
  },
  '/student/my-data': {
    about: 'Everything we keep about you, to download or to erase.',
    tasks: [
      {
        what: 'Download your data',
        how: 'Press “Download my data”. You get one ZIP file; keep it safe.',
      },
      {
        what: 'Erase your data',
        how: 'Press “Erase my data”. We erase it after seven days, and until then you can change your mind.',
      },
    ],
  },
  '/student/balance': {
    about: 'What verifiers charged for certificates you uploaded, and what you have paid.',
    tasks: [
      {
        what: 'Pay what you owe',
        how: 'Transfer the amount to the account under “How to pay”, and quote the payment reference.',
      },
      { what: 'Keep a statement', how: 'Choose a month and download it as CSV or PDF.' },
    ],
  },
  '/certificate/:id': {
    about: 'One of your certificates: its picture, its evidence and everything that happened to it.',
    tasks: [
      {
        what: 'Share it',
        how: 'Press “Share” to create a link. You choose how long it works, and can revoke it.',
      },
      {
        what: 'Download it',
        how: 'Press “Download” and choose the PDF, the picture or the signed credential.',
      },
      {
        what: 'Have a mistake corrected',
        how: 'Press “Request a correction” and enter what the certificate should say. Its issuer answers you.',
      },
      {
        what: 'Add it to your phone’s wallet',
        how: 'Press “Share” on your phone, then “Add to Apple Wallet” or “Add to Google Wallet”. Not every service offers this; the link always works.',
      },
    ],
  },
} as const
