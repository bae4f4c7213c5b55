import { expect, test } from 'vitest'
import { simulate } from '../../../test/split-views.ts'

test('no second history is believed, and no honest log refused: a sample of the trial', async () => {
  const outcomes = await Promise.all(Array.from({ length: 20 }, (_, seed) => simulate(seed)))
  expect(outcomes.flatMap(({ problems }) => problems)).toEqual([])
  expect(outcomes.filter(({ wasBelieved }) => wasBelieved).length).toBeGreaterThan(5)
})
