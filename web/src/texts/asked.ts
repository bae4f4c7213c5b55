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

/** What holders read when they are asked to show a certificate. */
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
    onlyWallet: (facts: string) =>
      `This request asks for: ${facts}. Only a digital wallet can show that. If you do not have one, tell the sender.`,
  },
  wallet: {
    title: 'With a digital wallet',
    lead: 'A digital wallet is an app on your phone that keeps certificates and other documents.',
    here: 'Open my wallet on this device',
    elsewhere: 'Show a QR code for my phone',
    browser: 'Choose a wallet in this browser',
    scan: 'Scan this code with your phone. It works for ten minutes.',
    qr: 'QR code that opens your wallet',
    otherBrowser:
      'Your wallet opened a different browser. Go back to the one where you started, or start again here.',
  },
  refuse: 'Show nothing',
  refuseTitle: 'Show nothing?',
  refuseText: (asker: string) =>
    `${asker} will see that you declined. After that, you can’t use this link any more.`,
  ended: {
    answered: 'This request has been answered.',
    refused: 'This request was declined. Nothing was shown.',
    failed:
      'Five answers did not pass our checks, so you can no longer answer this request. Ask its sender for a new one.',
    expired: 'This request has expired. Ask its sender for a new one.',
  },
  sent: 'Your answer was sent',
  sentText: (asker: string) => `${asker} sees what is listed above and this result of our checks:`,
  unknown: 'There is no request at this link. Check that you have the full link, as it was sent to you.',
}
