import { instant } from '../../json/values.ts'
import type { Check } from '../answers.ts'
import type { Credential } from '../document/credential.ts'
import { isClockBehind } from '../evidence/signed-answer.ts'
import { finding } from '../findings.ts'

/** A fresh certificate must not fail for a visitor whose clock is a little behind. */
const CLOCK_SKEW_MS = 300_000

/**
 * Check 4, validity period. Dates were read earlier: a credential with unreadable dates is malformed. `signedAt`: a time that
 * the issuer's deployment has signed (ISO 8601), so that it is certainly no earlier than then.
 */
export function checkValidity(
  { validFrom, validUntil }: Pick<Credential, 'validFrom' | 'validUntil'>,
  now: Date,
  signedAt?: string,
): Check {
  const signedMs = instant(signedAt ?? '')
  const earliestMs = Number.isNaN(signedMs) ? now.getTime() : Math.max(now.getTime(), signedMs)
  if (validUntil !== undefined && instant(validUntil) < earliestMs)
    return finding('expired', { until: validUntil })
  if (isClockBehind(now, signedAt)) return finding('clock-behind', { at: signedAt ?? '' })
  if (validFrom === undefined && validUntil === undefined) return finding('no-period')
  if (validFrom !== undefined && instant(validFrom) > earliestMs + CLOCK_SKEW_MS) {
    return finding('not-yet-valid', { from: validFrom })
  }
  if (validUntil === undefined) return finding('within-period', { from: validFrom ?? '' })
  return finding('within-period', { from: validFrom ?? '', until: validUntil })
}
