import type { Check } from './answers.ts'
import { type Credential, instant } from './credential.ts'
import { finding } from './findings.ts'

/** A fresh certificate must not fail for a visitor whose clock is a little behind. */
const CLOCK_SKEW_MS = 300_000

/** Check 4, validity period. Dates were read earlier: a credential with unreadable dates is malformed. */
export function checkValidity(
  { validFrom, validUntil }: Pick<Credential, 'validFrom' | 'validUntil'>,
  now: Date,
): Check {
  if (validFrom === undefined && validUntil === undefined) return finding('no-period')
  if (validFrom !== undefined && instant(validFrom) > now.getTime() + CLOCK_SKEW_MS) {
    return finding('not-yet-valid', { from: validFrom })
  }
  if (validUntil === undefined) return finding('within-period', { from: validFrom ?? '' })
  if (instant(validUntil) < now.getTime()) return finding('expired', { until: validUntil })
  return finding('within-period', { from: validFrom ?? '', until: validUntil })
}
