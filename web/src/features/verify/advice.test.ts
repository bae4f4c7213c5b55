import type { Check } from '@credenza/credential/verify'
import { expect, it } from 'vitest'
import { verifyTexts } from '../../texts/verify.ts'
import { adviceFor } from './advice.ts'

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
  expect(adviceFor({ verdict: 'INVALID', headline: 'INVALID: It is expired.', checks })).toBe(
    advice.byCode.expired,
  )
  expect(adviceFor({ verdict: 'INVALID', headline: 'INVALID: It is revoked.', checks })).toBe(
    advice.byCode.revoked,
  )
})

it('speaks of a check only as the verdict does', () => {
  const unclear = check('status', 'inconclusive', 'revoked')
  expect(adviceFor({ verdict: 'INVALID', headline: 'INVALID: It is revoked.', checks: [unclear] })).toBe(
    advice.failed,
  )
})

it.each([
  ['VALID', advice.passed],
  ['INVALID', advice.failed],
  ['CANNOT TELL', advice.inconclusive],
] as const)('has general advice for %s', (verdict, words) => {
  expect(adviceFor({ verdict, headline: verdict, checks: [] })).toBe(words)
})
