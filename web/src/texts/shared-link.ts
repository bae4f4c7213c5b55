import type { ShareLinkState } from '@credenza/schema/share'

const ended: Record<Exclude<ShareLinkState, 'open'>, string> = {
  used: 'It was made to open once, and somebody has opened it.',
  expired: 'Its time is over.',
  revoked: 'Who made it has ended it.',
}

/** What a visitor of a holder's link reads before the certificate is shown, or instead of it. */
export const sharedLinkTexts = {
  title: 'A shared certificate',
  waiting: 'Opening the link...',
  onceTitle: 'This link opens once',
  onceText:
    'Somebody shares a certificate with you. Once you have opened it, the link opens for nobody else, nor for you again.',
  open: 'Open the certificate',
  endedTitle: 'This link opens no more',
  ended,
  askAgain: 'If you still need to see the certificate, ask who sent it for a new link.',
  incompleteTitle: 'This link is incomplete',
  incompleteText: 'The part after # is missing or cut off. Use the whole link as it was sent to you.',
  unknownTitle: 'There is no such link',
  unknownText: 'Check that you have the whole link as it was sent to you.',
  failedTitle: 'The link could not be opened',
  fetchFailed: 'Failed to fetch certificate data.',
}
