import type { WalletOfferState } from '@credenza/schema/wallet-offer'

const states: Record<WalletOfferState, string> = {
  waiting: 'Waiting for your wallet…',
  opened: 'A wallet app has connected.',
  sent: 'Your wallet has received the certificate.',
  kept: 'The certificate is in your wallet.',
  failed: 'Your wallet could not keep the certificate. Try again.',
  expired: 'No wallet app connected in time. Create a new QR code.',
}

export const walletOfferTexts = {
  button: 'Add to a digital wallet',
  /** Forms that are downloaded as files. */
  transcript: 'Transcript (CLR 2.0)',
  europass: 'European Digital Credential (Europass)',
  blockcerts: 'Blockcerts credential',
  title: (certificate: string) => `Add ${certificate} to a digital wallet`,
  what: 'A digital wallet is an app on your phone that keeps your certificates. It lets you show only part of one, for example your degree without your date of birth.',
  need: 'You need a wallet app that can receive certificates by QR code. If you do not have one, you miss nothing: your links and PDFs work everywhere.',
  waits: 'This certificate is not accepted yet. Your wallet will receive it once it is.',
  withCode: 'Email me a code to type into the wallet',
  withCodeHint: 'Choose this if others can see your screen: the QR code alone is then not enough.',
  make: 'Show QR code',
  scan: 'Scan this with your wallet app, not with the camera.',
  qr: 'QR code for your wallet',
  open: 'Open in a wallet on this device',
  linkName: 'link',
  copied: 'Link copied!',
  mailed: 'We emailed you the code that your wallet will ask for.',
  until: (when: string) => `Works for one wallet until ${when}.`,
  states,
  again: 'New QR code',
  notYours: 'If this was not your wallet, tell the issuer at once.',
  consent: {
    title: 'A wallet asks for a certificate',
    lead: 'Continue only if you have just started this in your own wallet app. The wallet will receive everything that the certificate says, including your name, date of birth and email.',
    issuer: 'Issued by',
    wallet: 'The wallet calls itself',
    opens: 'The answer goes to',
    choose: 'Certificate',
    allow: 'Add to this wallet',
    deny: 'Do not add',
    none: 'You have no certificate from this issuer that you can add to a wallet.',
    ended: 'This request has ended. Start again in your wallet.',
  },
} as const
