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

it.each([
  ['signed, not yet stored', [entry('signed')]],
  ['accepted, not yet anchored', [entry('accepted')]],
  ['anchored, not yet final', [entry('accepted'), entry('anchored', transaction())]],
  ['transferred, not yet on the chain', [entry('transferred')]],
])('the next step follows by itself after: %s', (_what, timeline) => {
  expect(isUnderWay(timeline)).toBe(true)
})

it.each([
  ['nothing', []],
  ['created, waiting for a person', [entry('created')]],
  ['signed and stored', [entry('signed'), entry('stored')]],
  ['anchored and final', [entry('accepted'), entry('anchored', transaction({ final: true }))]],
  ['transferred on the chain', [entry('transferred', transaction({ final: true }))]],
  ['declined', [entry('declined')]],
])('nothing follows by itself after: %s', (_what, timeline) => {
  expect(isUnderWay(timeline)).toBe(false)
})
