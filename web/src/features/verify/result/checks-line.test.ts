import { type Answer, CHECK_NAMES, type Check, type CheckName } from '@credenza/credential/verify'
import { expect, it } from 'vitest'
import { checksLine } from './checks-line.ts'

const settled = (answers: Partial<Record<CheckName, Answer>>, names: readonly CheckName[] = CHECK_NAMES) =>
  new Map<CheckName, Check>(
    names.map((name) => [
      name,
      { name, answer: answers[name] ?? 'passed', code: '', sentence: '', details: {} },
    ]),
  )

it.each([
  ['8 of 8 checks passed', settled({})],
  ['3 of 8 checks done', settled({ signature: 'failed' }, ['well-formed', 'signature', 'issuer'])],
  ['2 of 8 checks failed', settled({ status: 'failed', issuer: 'failed', log: 'inconclusive' })],
  ['1 of 8 checks could not be completed', settled({ anchor: 'inconclusive', validity: 'not-applicable' })],
  ['7 of 8 checks passed, not applicable: 1', settled({ validity: 'not-applicable' })],
])('the line says “%s”', (line, checks) => {
  expect(checksLine(checks)).toBe(line)
})
