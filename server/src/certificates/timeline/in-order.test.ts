import { type TimelineEntry, type TimelineKind, timelineKinds } from '@credenza/schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inOrder } from './in-order.ts'

const way: TimelineKind[] = ['accepted', 'logged', 'anchored', 'transferred']
const entry = (kind: TimelineKind, ms: number): TimelineEntry => ({
  kind,
  at: new Date(ms).toISOString(),
  by: '',
  evidence: null,
})
const times = fc.integer({ min: 0, max: 5_000 })
const others = fc.array(
  fc
    .tuple(fc.constantFrom(...timelineKinds.filter((kind) => !way.includes(kind))), times)
    .map((one) => entry(...one)),
)
const steps = fc
  .array(times, { minLength: 4, maxLength: 4 })
  .map((ats) => ats.map((at, i) => entry(way[i]!, at)))

test('the steps onto the chain keep their order, whatever their clocks say; everything else is sorted by time', () => {
  fc.assert(
    fc.property(others, steps, (later, onto) => {
      const ordered = inOrder([...onto, ...later])
      expect(new Set(ordered)).toEqual(new Set([...onto, ...later]))
      expect(ordered.filter(({ kind }) => way.includes(kind)).map(({ kind }) => kind)).toEqual(way)
      const ats = ordered.filter(({ kind }) => !way.includes(kind)).map(({ at }) => at)
      expect(ats).toEqual([...ats].sort())
    }),
  )
})

test('entries of the same moment keep the order in which they are given', () => {
  const kinds: TimelineKind[] = ['created', 'signed', 'stored', 'accepted', 'logged']
  expect(inOrder(kinds.map((kind) => entry(kind, 7))).map(({ kind }) => kind)).toEqual(kinds)
})
