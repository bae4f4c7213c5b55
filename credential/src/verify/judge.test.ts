import { describe, expect, test } from 'vitest'
import { type Answer, CHECK_NAMES, type CheckName } from './answers.ts'
import { finding } from './findings.ts'
import { headline, judge } from './judge.ts'

const ANSWERS: readonly Answer[] = ['passed', 'failed', 'inconclusive', 'not-applicable']

/** All 4^8 = 65,536 combinations. */
function* combinations(): Generator<Record<CheckName, Answer>> {
  for (let number = 0; number < 4 ** 8; number++) {
    const entries = CHECK_NAMES.map((name, i) => [name, ANSWERS[(number >> (2 * i)) & 3]])
    yield Object.fromEntries(entries)
  }
}

describe('judge', () => {
  test('follows the rule for each of the 65,536 combinations of answers', () => {
    const counts = { VALID: 0, INVALID: 0, 'CANNOT TELL': 0 }
    for (const answers of combinations()) {
      const given = Object.values(answers)
      const firstThree = [answers['well-formed'], answers.signature, answers.issuer]
      const verdict = judge(answers)
      counts[verdict]++
      const isInvalid = given.includes('failed')
      const isValid = !isInvalid && !given.includes('inconclusive') && !firstThree.includes('not-applicable')
      if ((verdict === 'INVALID') !== isInvalid || (verdict === 'VALID') !== isValid) {
        throw new Error(`${verdict} for ${given.join(', ')}`)
      }
    }
    expect(counts).toEqual({ VALID: 2 ** 5, INVALID: 4 ** 8 - 3 ** 8, 'CANNOT TELL': 3 ** 8 - 2 ** 5 })
  })

  test('takes a missing check for an inconclusive one', () => {
    const all = Object.fromEntries(CHECK_NAMES.map((name) => [name, 'passed'])) as Record<CheckName, Answer>
    expect(judge(all)).toBe('VALID')
    for (const name of CHECK_NAMES) {
      const { [name]: _, ...rest } = all
      expect(judge(rest)).toBe('CANNOT TELL')
    }
    expect(judge({})).toBe('CANNOT TELL')
  })
})

describe('headline', () => {
  const passed = [
    finding('well-formed'),
    finding('signature-valid'),
    finding('issuer-approved', { name: 'X' }),
    finding('within-period'),
    finding('not-revoked'),
    finding('logged', { index: '1' }),
    finding('anchored'),
    finding('endorsed'),
  ]
  const withChecks = (...changed: typeof passed) =>
    passed.map((check) => changed.find(({ name }) => name === check.name) ?? check)

  test('names the most telling failure: signature before status before expiry before anchor', () => {
    const expired = finding('expired', { until: '2026-01-01T00:00:00Z' })
    const revoked = finding('revoked', { at: '2026-11-19T08:00:00Z', reason: 'issued in error' })
    const anchor = finding('anchor-root-differs')
    const forged = finding('signature-invalid')
    expect(headline(withChecks(anchor, expired))).toBe('Expired on 1 January 2026.')
    expect(headline(withChecks(anchor, expired, revoked))).toBe(
      'Revoked on 19 November 2026: issued in error',
    )
    expect(headline(withChecks(anchor, expired, revoked, forged))).toMatch('signature does not match')
  })

  test('says what could not be checked, and nothing worse', () => {
    expect(headline(passed)).toBe('This certificate is valid.')
    expect(headline(withChecks(finding('chain-unreachable')))).toBe(
      'We cannot tell whether this certificate is valid. The chain cannot be reached right now.',
    )
  })
})
