import type { HealthPart } from '@credenza/schema/admin'
import { expect, it } from 'vitest'
import { healthTexts as texts } from '../../../texts/health.ts'
import { overallOf } from './overall.ts'

const parts = (...states: HealthPart['state'][]): HealthPart[] =>
  states.map((state) => ({ part: 'mail', state, summary: '', key: '', parameters: {}, facts: [] }))

it.each<[string, HealthPart[], string]>([
  ['all is well', parts('ok', 'ok'), texts.allWell],
  ['what is set up is well', parts('ok', 'not_set_up'), texts.allWell],
  ['some need attention', parts('ok', 'attention', 'attention'), texts.someAttention(2, '2')],
  ['one is down, whatever else needs attention', parts('attention', 'down', 'ok'), texts.someDown(1, '1')],
])('the sentence says that %s', (_what, all, sentence) => {
  expect(overallOf(all)).toBe(sentence)
})
