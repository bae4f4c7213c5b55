import type { MakeShareLinkRequest, ShareLink } from '@credenza/schema/share'
import { shareTexts as texts } from '../../texts/share.ts'

/** What the share sheet sends: a link that works until its holder revokes it. */
export const standingWish: MakeShareLinkRequest = { label: texts.sheet.label, days: null, oneTime: false }

/** The link that the share sheet sent before, so that sharing ten times does not make ten links. */
export const standingLink = (links: readonly ShareLink[]): ShareLink | undefined =>
  links.find(
    ({ state, label, oneTime, expiresAt, shown }) =>
      state === 'open' && label === standingWish.label && !oneTime && expiresAt === '' && shown === null,
  )
