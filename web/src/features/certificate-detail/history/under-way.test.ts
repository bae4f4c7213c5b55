import type { TimelineEntry } from '@credenza/schema/timeline'
import { expect, it } from 'vitest'
import { isUnderWay } from './under-way.ts'

const entry = (kind: TimelineEntry['kind'], evidence: TimelineEntry['evidence'] = null) =>
  ({ kind, evidence }) as TimelineEntry
const transaction = ({ final = false } = {}): TimelineEntry['evidence'] => ({
  kind: 'transaction',
  chainId: 1,
  contract: '0x1',
  hash: '0x2',
  block: 3,
  final,
})

it.each<[string, TimelineEntry[], boolean]>([
  ['nothing has happened', [], false],
  ['created, waiting for a person', [entry('created')], false],
  ['signed, not yet stored', [entry('signed')], true],
  ['signed and stored', [entry('signed'), entry('stored')], false],
  ['accepted, not yet anchored', [entry('accepted')], true],
  ['anchored, not yet final', [entry('accepted'), entry('anchored', transaction())], true],
  ['anchored and final', [entry('accepted'), entry('anchored', transaction({ final: true }))], false],
  ['transferred, not yet on the chain', [entry('transferred')], true],
  ['transferred on the chain', [entry('transferred', transaction({ final: true }))], false],
  ['declined', [entry('declined')], false],
])('%s', (_what, timeline, expected) => {
  expect(isUnderWay(timeline)).toBe(expected)
})
