import type { ShareLinkState } from '@credenza/schema/share'

const ended: Record<Exclude<ShareLinkState, 'open'>, string> = {
  used: 'It was made to open once, and someone has already opened it.',
  expired: 'It has expired.',
  revoked: 'Its holder has revoked it.',
}

/** What a visitor of a holder's link reads before the certificate is shown, or instead of it. */
export const sharedLinkTexts = {
  title: 'A shared certificate',
  waiting: 'Opening the link...',
  onceTitle: 'This link opens once',
  onceText:
    'Someone has shared a certificate with you. The link works once: after you open it, nobody can open it again, not even you.',
  open: 'Open the certificate',
  part: 'The holder chose to show only this part of the certificate. The issuer’s signature covers it; the rest stays hidden.',
  endedTitle: 'This link no longer works',
  ended,
  askAgain: 'If you still need to see the certificate, ask the sender for a new link.',
  incompleteTitle: 'This link is incomplete',
  incompleteText: 'The part after # is missing or cut off. Use the full link, as it was sent to you.',
  paste: 'Paste the full link',
  unknownTitle: 'Link not found',
  unknownText: 'Check that you have the full link, as it was sent to you.',
  failedTitle: 'The link could not be opened',
  fetchFailed: 'Failed to fetch certificate data.',
}
