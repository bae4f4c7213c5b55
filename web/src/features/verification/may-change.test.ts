import { type FindingCode, finding } from '@credenza/credential/verify'
import { expect, it } from 'vitest'
import { verifyTexts } from '../../texts/verify.ts'
import { adviceFor, byCode } from '../verify/advice.ts'
import { mayChange, mayOpenLater } from './may-change.ts'

const codes = Object.keys(byCode) as FindingCode[]
const verdictOf = (checks: ReturnType<typeof finding>[]) =>
  checks.some(({ answer }) => answer === 'failed') ? 'INVALID' : 'CANNOT TELL'
const bad = codes.filter((code) => byCode[code] !== 'passed')
const changesAfter = (...found: FindingCode[]) => {
  const checks = found.map((code) => finding(code))
  return mayChange({ verdict: verdictOf(checks), checks })
}

it.each([
  ['revoked', false],
  ['superseded', false],
  ['expired', false],
  ['signature-invalid', false],
  ['declined', false],
  ['pdf-altered', false],
  ['issuer-unknown', false],
  ['suspended', true],
  ['not-yet-valid', true],
  ['clock-behind', true],
  ['awaiting-decision', true],
  ['not-anchored', true],
  ['chain-unreachable', true],
  ['key-unavailable', true],
  ['status-list-stale', true],
  ['internal', true],
] as const)('after %s: %s', (code, expected) => {
  expect(changesAfter(code)).toBe(expected)
})

it('a failure for good decides, whatever else is open', () => {
  expect(changesAfter('revoked', 'chain-unreachable', 'suspended')).toBe(false)
  expect(changesAfter('suspended', 'not-yet-valid', 'unknown-shape')).toBe(true)
})

it('what could not be reached can be reached later, whatever else stays open', () => {
  expect(changesAfter('pdf-unsealed', 'chain-unreachable')).toBe(true)
  expect(changesAfter('key-unavailable', 'issuer-unproven')).toBe(true)
  expect(changesAfter('unknown-shape', 'signature-unchecked', 'issuer-unproven')).toBe(false)
})

it('a valid certificate may be revoked', () => {
  expect(mayChange({ verdict: 'VALID', checks: [finding('well-formed')] })).toBe(true)
})

it('a code of a newer server may change', () => {
  const unknown = { ...finding('internal'), code: 'of-tomorrow' }
  expect(mayChange({ verdict: 'CANNOT TELL', checks: [unknown] })).toBe(true)
})

it('agrees with the advice beside it', () => {
  // These only follow from another finding, or need the page itself to be loaded again.
  const apart: FindingCode[] = ['issuer-unproven', 'nothing-to-anchor', 'paper-newer']
  for (const code of bad.filter((one) => !apart.includes(one))) {
    const check = finding(code)
    const advice = adviceFor({ verdict: verdictOf([check]), headline: check.sentence, checks: [check] })
    const saysAgain = /try again (later|soon|in a)|check (it )?again|come back later/i.test(advice)
    if (saysAgain) expect([code, changesAfter(code)]).toEqual([code, true])
    if (/will not help/.test(advice)) expect([code, changesAfter(code)]).toEqual([code, false])
  }
})

it('a link that is wrong, and a document that was erased, never open', () => {
  const problems = Object.keys(verifyTexts.cannotStart) as Parameters<typeof mayOpenLater>[0][]
  expect(problems.filter(mayOpenLater)).toEqual(['document-altered', 'document-missing', 'unreachable'])
})
