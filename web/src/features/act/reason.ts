import type { RevocationReason, Why } from '@credenza/schema/revocation'
import { actTexts } from '../../texts/act.ts'

export const firstReason: Why = { reasonCode: 'other', reason: '' }
export const reasonChoices = Object.entries(actTexts.reasons).map(([value, label]) => ({
  value: value as RevocationReason,
  label,
}))

/** 'Other' alone is not a reason. */
export const explains = ({ reasonCode, reason }: Why): boolean =>
  reasonCode !== 'other' || reason.trim() !== ''
