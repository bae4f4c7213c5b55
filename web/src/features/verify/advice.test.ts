import { type Check, type FindingCode, finding } from '@credenza/credential/verify'
import { expect, it } from 'vitest'
import { verifyTexts } from '../../texts/verify.ts'
import { adviceFor, byCode } from './advice.ts'

const { advice } = verifyTexts
const check = (name: Check['name'], answer: Check['answer'], code: string): Check => ({
  name,
  answer,
  code,
  sentence: `It is ${code}.`,
  details: {},
})
const status = check('status', 'failed', 'revoked')
const validity = check('validity', 'failed', 'expired')

it('says what to do about the check in the headline, where several failed', () => {
  const checks = [status, validity]
  expect(adviceFor({ verdict: 'INVALID', headline: 'INVALID: It is expired.', checks })).toBe(advice.expired)
  expect(adviceFor({ verdict: 'INVALID', headline: 'INVALID: It is revoked.', checks })).toBe(advice.revoked)
})

it('speaks of a check only as the verdict does', () => {
  const unclear = check('status', 'inconclusive', 'revoked')
  expect(adviceFor({ verdict: 'INVALID', headline: 'INVALID: It is revoked.', checks: [unclear] })).toBe(
    advice.failed,
  )
})

it.each([
  ['log', 'checkpoint-unusable'],
  ['well-formed', 'unknown-context'],
  ['well-formed', 'not-our-form'],
  ['well-formed', 'paper-newer'],
  ['status', 'status-list-unsound'],
  ['signature', 'unknown-cryptosuite'],
] as const)('does not send people away until later where that never helps: %s, %s', (name, code) => {
  const checks = [check(name, 'inconclusive', code)]
  const words = adviceFor({ verdict: 'CANNOT TELL', headline: `CANNOT TELL: It is ${code}.`, checks })
  expect(words).not.toMatch(/later/)
})

it('asks to keep what may prove a second history', () => {
  const checks = [check('anchor', 'failed', 'anchor-root-differs')]
  const headline = 'INVALID: It is anchor-root-differs.'
  expect(adviceFor({ verdict: 'INVALID', headline, checks })).toContain('Keep the file')
})

it('knows each code of the checks, as good or bad as it is', () => {
  for (const code of Object.keys(byCode) as FindingCode[]) {
    const { answer } = finding(code)
    const isGood = answer === 'passed' || answer === 'not-applicable'
    expect([code, byCode[code] === 'passed']).toEqual([code, isGood])
  }
})

it.each([
  ['VALID', advice.passed],
  ['INVALID', advice.failed],
  ['CANNOT TELL', advice.inconclusive],
] as const)('has general advice for %s', (verdict, words) => {
  expect(adviceFor({ verdict, headline: verdict, checks: [] })).toBe(words)
})
