import { expect, test } from 'vitest'
import { type AnchorPace, nextPace } from './anchor-pace.ts'

const second = 1_000

/** The pauses between anchors of a log that always has something new. */
function pausesOf(leastMs: number, anchors: number): number[] {
  let pace: AnchorPace = { dueAt: 0, pauseMs: leastMs }
  return Array.from({ length: anchors }, () => {
    const at = pace.dueAt
    pace = nextPace(pace, leastMs, { at, sent: true })
    return pace.dueAt - at
  })
}

test('a log that never rests is anchored less and less often, but at least every minute', () => {
  const pauses = pausesOf(second, 60 * 60)
  expect(pauses.slice(0, 8).map((pause) => pause / second)).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
  expect(new Set(pauses.slice(8))).toEqual(new Set([60 * second]))
})

test('a look that finds nothing new begins with the least pause again', () => {
  const wide = { dueAt: 0, pauseMs: 60 * second }
  const rested = nextPace(wide, second, { at: 5 * second, sent: false })
  expect(rested).toEqual({ dueAt: 6 * second, pauseMs: second })
})

test('an operator’s longer interval stays, and none at all stays none', () => {
  expect(new Set(pausesOf(600 * second, 10))).toEqual(new Set([600 * second]))
  expect(new Set(pausesOf(0, 10))).toEqual(new Set([0]))
})
