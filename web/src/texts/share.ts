import type { ShareLinkState } from '@credenza/schema/share'

const states: Record<ShareLinkState, string> = {
  open: 'Works',
  used: 'Used',
  expired: 'Expired',
  revoked: 'Revoked',
}

/** Words of links by which a holder shows a certificate, for the holder. */
export const shareTexts = {
  button: 'Share',
  links: 'Links and QR codes',
  /** The device's own share sheet. */
  sheet: { label: 'Sent with Share', send: 'Send' },
  phoneWallets: {
    apple: 'Add to Apple Wallet',
    google: 'Add to Google Wallet',
    hint: 'With your name and a QR code of the full link. Google receives both when you continue there; Apple’s file stays on your devices. A pass is not updated if the certificate changes: the QR code always leads to its current state.',
  },
  linkedIn: 'Add to LinkedIn profile',
  /** Before a certificate is added to a profile. */
  profile: {
    seen: 'Your profile gets a link of its own, named “LinkedIn”. Anyone who follows it sees the whole certificate with your name, and whether it is still valid.',
    ends: (links: string) =>
      `It works until you revoke it under “${links}”. After that, the link on your profile no longer opens.`,
    ready: 'The link is ready.',
    go: 'Continue to LinkedIn',
  },
  title: (certificate: string) => `Share ${certificate}`,
  lead: 'Create a link for each purpose. You can see how often it was opened, but not by whom, and you can revoke it.',
  label: 'Who or what it is for (optional)',
  labelHint: 'Only you see this.',
  days: {
    legend: 'Works for',
    hint: 'For a CV or a profile, choose “Until I revoke it”.',
    options: { '1': '1 day', '7': '7 days', '30': '30 days', never: 'Until I revoke it' },
  },
  oneTime: 'Opens once only',
  oneTimeHint: 'Previews in emails and chats don’t count: the link opens only when someone presses a button.',
  part: 'Show only part of it',
  partHint:
    'Title, issuer and dates are always shown. Nobody can get the whole certificate or its PDF from this link.',
  shown: 'Also show',
  isPart: 'Shows only part',
  make: 'Create link',
  made: 'Link created.',
  list: 'Your links',
  none: 'You have not created a link to this certificate yet.',
  unnamed: (made: string) => `Link from ${made}`,
  states,
  opened: (times: number) =>
    times === 0 ? 'Not opened yet' : times === 1 ? 'Opened once' : `Opened ${times} times`,
  last: (when: string) => `last on ${when}`,
  until: (when: string) => `Works until ${when}`,
  forEver: 'Works until you revoke it',
  once: 'Opens once',
  linkName: 'link',
  copied: 'Link copied!',
  showQr: 'Show QR code',
  hideQr: 'Hide QR code',
  qr: (name: string) => `QR code of the link ${name}`,
  revoke: 'Revoke',
  revokeName: (name: string) => `Revoke ${name}`,
  revokeTitle: 'Revoke this link?',
  canAndCannot:
    'Nobody can open a revoked link. People who opened it before may have kept a copy, and that copy stays as valid as the certificate.',
  revoked: 'Link revoked.',
  badge: {
    button: 'Copy badge code',
    title: (certificate: string) => `Badge for ${certificate}`,
    lead: 'A picture for your website or profile. It links to your certificate, and shows if its issuer revokes or suspends it.',
    language: 'Language of the badge',
    code: 'HTML code',
    warning:
      'The code contains the full link, so anyone who visits your page can open the certificate and read your name. The picture itself shows neither name nor title, and sets no cookie.',
    copy: 'Copy code',
    copied: 'Badge code copied!',
  },
} as const
