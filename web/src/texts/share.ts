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
  linkedIn: 'Add to LinkedIn profile',
  title: (certificate: string) => `Share ${certificate}`,
  lead: 'Make a link for each purpose. You see how often it was opened, never by whom, and you can end it.',
  label: 'For whom or what (optional)',
  labelHint: 'Only you see this.',
  days: {
    legend: 'Works for',
    options: { '1': '1 day', '7': '7 days', '30': '30 days', never: 'Until I revoke it' },
  },
  oneTime: 'Opens once only',
  oneTimeHint: 'Previews in mails and chats do not use it up: who opens it has to press a button.',
  make: 'Make link',
  made: 'The link is made.',
  list: 'Your links',
  none: 'You have made no link to this certificate yet.',
  unnamed: (made: string) => `Link of ${made}`,
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
    'A revoked link opens for nobody any more. It takes nothing back from who has opened it: they may have kept a copy, and the copy stays as valid as the certificate.',
  revoked: 'The link is revoked.',
  badge: {
    button: 'Copy badge code',
    title: (certificate: string) => `Badge of ${certificate}`,
    lead: 'A picture for your own page or profile. It links to your certificate, and shows when its issuer revokes or suspends it.',
    language: 'Language of the badge',
    code: 'HTML code',
    warning:
      'The code holds the full link. Whoever visits your page can open the certificate and read your name in it. The picture itself shows neither name nor title, and sets no cookie.',
    copy: 'Copy code',
    copied: 'Badge code copied!',
  },
} as const
