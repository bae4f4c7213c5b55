import type { Wallet } from '@credenza/schema/wallet'

const kinds: Record<Wallet['kind'], string> = {
  none: 'You have no wallet yet.',
  own: 'This wallet is your own. Certificates are transferred into it.',
  custodial: 'We keep this wallet for you. It was created when your first certificate was transferred.',
}

/** Words of a student's wallet. */
export const walletTexts = {
  title: 'Wallet',
  lead: 'Where your certificates go when their issuer transfers them on the blockchain. They are valid with or without a wallet.',
  kinds,
  address: 'Address',
  addressName: 'wallet address',
  copied: 'Wallet address copied to clipboard!',
  received: 'If you do nothing, you get one with your first transfer, and we keep it for you.',
  stays: 'A certificate was transferred into it, so it stays your wallet.',
  link: 'Link a wallet of your own',
  replace: 'Link another wallet instead',
  how: 'Sign a message to prove that it is yours. This costs nothing and moves nothing.',
  inBrowser: 'Use the wallet in this browser',
  inBrowserHint: 'Choose an account there, then sign.',
  declined: 'You cancelled in the wallet.',
  walletFailed: 'The wallet did not respond as expected. Sign the message yourself instead.',
  elsewhere: 'Sign elsewhere and paste',
  yourAddress: 'Address of your wallet',
  showMessage: 'Show the message to sign',
  message: 'Message to sign',
  messageHint: (until: string) => `Sign exactly this text with your wallet. It is valid until ${until}.`,
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
