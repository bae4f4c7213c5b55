import type { MakeShareLinkRequest, ShareLink } from '@credenza/schema/share'
import { shareTexts as texts } from '../../texts/share.ts'

/** What a standing link is for, and what it is called in the list of links. */
export const standingLabels = { sheet: texts.sheet.label, linkedIn: 'LinkedIn' } as const
export type StandingLabel = (typeof standingLabels)[keyof typeof standingLabels]

/** A link that works until its holder revokes it. */
export const standingWish = (label: StandingLabel): MakeShareLinkRequest => ({
  label,
  days: null,
  oneTime: false,
})

/** The link that was made for this before, so that sharing ten times does not make ten links. */
export const standingLink = (links: readonly ShareLink[], label: StandingLabel): ShareLink | undefined =>
  links.find(
    (link) =>
      link.state === 'open' &&
      link.label === label &&
      !link.oneTime &&
      link.expiresAt === '' &&
      link.shown === null,
  )
