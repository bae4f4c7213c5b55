import { expect, test } from 'vitest'
import { simulate } from '../../../test/split-views.ts'

test('1,000 logs that show split views, roll back and fork, with dishonest witnesses: none is believed, no honest one refused', async () => {
  const problems: string[] = []
  let attacked = 0
  for (let seed = 0; attacked < 1_000; seed++) {
    const outcome = await simulate(seed)
    problems.push(...outcome.problems)
    if (outcome.wasBelieved) attacked++
  }
  expect(problems).toEqual([])
})
