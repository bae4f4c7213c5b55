import type { Check, CheckName, Verification } from '@credenza/credential/verify'
import { expect, it } from 'vitest'
import { adviceFor } from './advice.ts'
import { questionsOf } from './questions.ts'

const check = (name: CheckName, answer: Check['answer'], code: string, sentence = code): Check => ({
  name,
  answer,
  code,
  sentence,
  details: {},
})
const sound = [
  check('signature', 'passed', 'signature-valid'),
  check('issuer', 'passed', 'issuer-approved', 'It was signed by LIT.'),
  check('status', 'passed', 'not-revoked'),
  check('validity', 'passed', 'within-period'),
]
const verification = (verdict: Verification['verdict'], checks: Check[]) => ({
  verdict,
  headline: checks.at(-1)?.sentence ?? '',
  checks,
})

it('every verdict says what to do now', () => {
  expect(adviceFor(verification('VALID', sound))).toContain('Make sure that the name')
  expect(adviceFor(verification('INVALID', [check('status', 'failed', 'revoked')]))).toContain('revoked')
  expect(adviceFor(verification('INVALID', [check('log', 'failed', 'never-seen')]))).toContain('Do not rely')
  expect(adviceFor(verification('CANNOT TELL', [check('log', 'inconclusive', 'never-seen')]))).toContain(
    'Nothing counts',
  )
})

it('the advice belongs to the check that the headline names', () => {
  const checks = [
    check('log', 'inconclusive', 'no-log-proof', 'No proof.'),
    check('endorsement', 'inconclusive', 'awaiting-decision', 'No verifier has decided on it yet.'),
  ]
  expect(adviceFor(verification('CANNOT TELL', checks))).toContain('No verifier')
})

it('nothing positive is said about a document whose signature does not match', () => {
  const checks = [...sound.slice(1), check('signature', 'failed', 'signature-invalid', 'It was changed.')]
  const [changed, inForce, issuer] = questionsOf(checks).map((question) => question.answer)
  expect(changed).toBe('It was changed.')
  expect(inForce).toMatch(/^We cannot say/)
  expect(issuer).toMatch(/^We cannot say/)
})

it('an inconclusive check never reads as a yes', () => {
  const answers = questionsOf([
    check('signature', 'inconclusive', 'key-unavailable'),
    check('issuer', 'inconclusive', 'did-unreachable', 'Keys cannot be reached.'),
    check('status', 'inconclusive', 'status-list-unreachable', 'List cannot be reached.'),
    check('validity', 'passed', 'within-period'),
  ]).map((question) => question.answer)
  expect(answers).toEqual(['We could not find out.', 'List cannot be reached.', 'Keys cannot be reached.'])
})

it('a revocation answers the second question before an open end of validity does', () => {
  const checks = [
    ...sound.filter((one) => one.name !== 'status'),
    check('status', 'failed', 'revoked', 'Revoked on …'),
  ]
  expect(questionsOf(checks)[1]!.answer).toBe('Revoked on …')
})

it('for an approved issuer it says who approved it and since when', () => {
  const details = { did: 'did:web:certs.example%3A3000:issuers:org_1', since: '2026-03-01T08:00:00Z' }
  const issuer = { ...check('issuer', 'passed', 'issuer-approved', 'It was signed by LIT.'), details }
  const [, , who] = questionsOf([check('signature', 'passed', 'signature-valid'), issuer])
  expect(who!.answer).toBe('It was signed by LIT. Approved by certs.example:3000 since 1 March 2026.')
})
