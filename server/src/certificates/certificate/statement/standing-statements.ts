import { reasonSentence, type Why } from '@credenza/schema'
import type { IssuersStatement } from './make-statements.ts'

/**
 * Suspends until reinstated. The public statement has only the reason from the list; the issuer's own words are for the
 * parties.
 */
export const suspension = (why: Why): IssuersStatement => ({
  act: 'suspend',
  action: 'suspended',
  reason: reasonSentence[why.reasonCode],
  facts: (now) => ({ suspended_at: now, suspended_reason: reasonText(why) }),
  isFinal: false,
})

/** Ends a suspension. The statements about both stay. */
export const reinstatement: IssuersStatement = {
  act: 'reinstate',
  action: 'reinstated',
  facts: () => ({ suspended_at: null, suspended_reason: null }),
  isFinal: false,
}

/** Revokes for good. The reason is public: everybody who checks the certificate can read it. */
export const revocation = (why: Why): IssuersStatement => ({
  act: 'revoke',
  action: 'revoked',
  reason: reasonText(why),
  facts: (now) => ({ revoked_at: now, revoked_reason: reasonText(why) }),
  isFinal: true,
})

/** Joins the reason from the list and the issuer's words. */
const reasonText = ({ reasonCode, reason }: Why): string =>
  [reasonSentence[reasonCode], reason].filter(Boolean).join(' ')
