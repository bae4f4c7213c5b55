import { expect, test } from 'vitest'
import { mostAttempts, pauseAfter } from './retry-schedule.ts'

const hour = 3_600_000
const pauses = (random: number) =>
  Array.from({ length: mostAttempts }, (_, i) => pauseAfter(i + 1, random)).filter((ms) => ms !== undefined)
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

test('the attempts of one message take about a day, each pause longer than the one before', () => {
  expect(sum(pauses(0.5)) / hour).toBeCloseTo(24, 0)
  expect(pauses(1)).toEqual([...pauses(1)].sort((a, b) => a - b))
  expect(pauseAfter(mostAttempts)).toBeUndefined()
})

test('chance changes a pause by a fifth at most', () => {
  for (const [i, pause] of pauses(0.5).entries()) {
    expect(pauses(0)[i]! / pause).toBeCloseTo(0.8)
    expect(pauses(1)[i]! / pause).toBeCloseTo(1.2)
  }
})
