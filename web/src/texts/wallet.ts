import type { Wallet } from '@credenza/schema/wallet'

const kinds: Record<Wallet['kind'], string> = {
  none: 'You have no wallet yet.',
  own: 'This wallet is your own. Certificates are transferred into it.',
  custodial: 'We keep this wallet for you. It was made when your first certificate was transferred.',
}

/** Words of a student's wallet. */
export const walletTexts = {
  title: 'Wallet',
  lead: 'Where your certificates go when their issuer transfers them on the blockchain. They are valid with or without one.',
  kinds,
  address: 'Address',
  addressName: 'wallet address',
  copied: 'Wallet address copied to clipboard!',
  received: 'Do nothing, and you receive one that we keep for you with the first transfer.',
  stays: 'A certificate was transferred into it, so it stays your wallet.',
  link: 'Link a wallet of your own',
  replace: 'Link another wallet instead',
  how: 'You prove that it is yours by signing a message. That costs nothing and moves nothing.',
  inBrowser: 'Use the wallet in this browser',
  inBrowserHint: 'It asks you which account, and then to sign.',
  declined: 'You declined in the wallet.',
  walletFailed: 'The wallet did not answer as expected. Sign the message by hand instead.',
  elsewhere: 'Sign elsewhere and paste',
  yourAddress: 'Address of your wallet',
  showMessage: 'Show the message to sign',
  message: 'Message to sign',
  messageHint: (until: string) => `Sign exactly this with your wallet. It is good until ${until}.`,
  messageName: 'message',
  messageCopied: 'Message copied!',
  signature: 'Signature',
  signatureHint: 'Begins with 0x.',
  submit: 'Link wallet',
  linked: 'Your wallet is linked.',
  unlink: 'Unlink',
  unlinkTitle: 'Unlink this wallet?',
  unlinkText: 'Certificates will not be transferred into it. You can link it again, or another one.',
  unlinked: 'Your wallet is unlinked.',
} as const
