import { CHECK_NAMES, type CheckName, judge } from '@credenza/credential/verify'
import { expect, it } from 'vitest'
import { isPresentable } from './is-presentable.ts'

const all = Object.fromEntries(CHECK_NAMES.map((name) => [name, 'passed'])) as Record<CheckName, 'passed'>
const presentable = (change: Partial<Record<CheckName, 'failed' | 'inconclusive'>>) => {
  const answers = { ...all, ...change }
  const checks = CHECK_NAMES.map((name) => ({
    name,
    answer: answers[name],
    code: '',
    sentence: '',
    details: {},
  }))
  return isPresentable({ verdict: judge(answers), checks })
}

it('a picture may stand beside VALID, and where only a decision or a record is still missing', () => {
  expect(presentable({})).toBe(true)
  expect(presentable({ endorsement: 'inconclusive', log: 'inconclusive' })).toBe(true)
})

it.each(CHECK_NAMES)('never when %s has failed', (name) => {
  expect(presentable({ [name]: 'failed' })).toBe(false)
})

it.each(['well-formed', 'signature', 'issuer'] as const)('nor when %s could not be checked', (name) => {
  expect(presentable({ [name]: 'inconclusive' })).toBe(false)
})
