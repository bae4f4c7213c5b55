import type { RevocationReason, Why } from '@credenza/schema/revocation'
import { certificateTexts } from '../../texts/certificate.ts'

export const firstReason: Why = { reasonCode: 'other', reason: '' }
export const reasonChoices = Object.entries(certificateTexts.reasons).map(([value, label]) => ({
  value: value as RevocationReason,
  label,
}))

/** 'Other' alone is not a reason. */
export const explains = ({ reasonCode, reason }: Why): boolean =>
  reasonCode !== 'other' || reason.trim() !== ''
