import { z } from 'zod'
import { reasonMaxLength } from './constants.ts'
import { saying } from './issues/saying.ts'
import { optionalText } from './text.ts'

/** Why a certificate is suspended or revoked: one of these, plus the issuer's own words. */
export const revocationReasons = [
  'issued-in-error',
  'wrong-recipient',
  'requirements-not-met',
  'misconduct',
  'requested-by-holder',
  'key-compromised',
  'other',
] as const
export type RevocationReason = (typeof revocationReasons)[number]

/** The text of each reason in a signed statement; 'other' leaves it to the issuer's own words. */
export const reasonSentence: Record<RevocationReason, string> = {
  'issued-in-error': 'It was issued in error.',
  'wrong-recipient': 'It was issued to the wrong recipient.',
  'requirements-not-met': 'The requirements were not met.',
  misconduct: 'Because of misconduct.',
  'requested-by-holder': 'At the request of its holder.',
  'key-compromised': 'The key that signed it was compromised.',
  other: '',
}

/**
 * The reason for a suspension or revocation. The words of a revocation stay public: everyone who checks the certificate
 * reads them, so they must not name anyone. Those of a suspension are for the certificate's parties.
 */
export const why = {
  reasonCode: z.enum(revocationReasons).default('other'),
  reason: optionalText(reasonMaxLength),
}
export interface Why {
  reasonCode: RevocationReason
  reason: string
}

/** 'other' alone is not a reason. */
export function explained({ reasonCode, reason }: Why, ctx: z.RefinementCtx): void {
  if (reasonCode === 'other' && reason === '')
    ctx.addIssue({
      code: 'custom',
      path: ['reason'],
      message: saying('invalid.required', { field: 'reason' }),
    })
}
