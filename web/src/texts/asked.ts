import type { AskedFact } from '@credenza/schema/presentation'

const facts: Record<AskedFact, string> = {
  name: 'Name',
  birthdate: 'Date of birth',
  email: 'Email',
  grade: 'Grade',
  gpa: 'GPA',
  honours: 'Honours',
  level: 'Level',
  hours: 'Hours',
  credits: 'Credits',
  results: 'All other results',
}

/** What a holder reads who is asked to show a certificate. */
export const askedTexts = {
  facts,
  title: (asker: string) => `${asker} asks to see your certificate`,
  tab: 'A request to see a certificate',
  waiting: 'Opening the request…',
  sees: 'What they will see',
  always: 'Title, issuer and date of the certificate',
  nothingElse: (days: number) =>
    `Nothing else. They can read it for ${days === 1 ? '1 day' : `${days} days`}; then it is deleted.`,
  file: {
    title: 'With a link or a file',
    lead: 'Use a link to your certificate, or its PDF.',
    link: 'Link to your certificate',
    send: 'Send the link',
    choose: 'Choose a file',
    onlyWallet: (facts: string) => `This asks for: ${facts}. Only a digital wallet can show that.`,
  },
  wallet: {
    title: 'With a digital wallet',
    lead: 'A digital wallet is an app on your phone that holds documents, like a purse holds cards. If you have none, use a link or a file.',
    here: 'Open my wallet on this device',
    elsewhere: 'Show a code for my phone',
    browser: 'Choose a wallet in this browser',
    scan: 'Scan this code with your phone. It works for ten minutes.',
    qr: 'QR code that opens your wallet',
    otherBrowser:
      'Your wallet led you to another browser. Go back to the one in which you began, or begin again here.',
  },
  refuse: 'Show nothing',
  refuseTitle: 'Show nothing?',
  refuseText: (asker: string) => `${asker} will see that you refused. This link then takes no answer.`,
  ended: {
    answered: 'This request has its answer.',
    refused: 'You have shown nothing.',
    expired: 'The time of this request is over. Ask its sender for a new one.',
  },
  sent: 'Your answer was sent',
  sentText: (asker: string) => `${asker} sees what is listed above, with this result of our checks:`,
  unknown: 'There is no request at this link. Check that you have the full link, as it was sent to you.',
}
