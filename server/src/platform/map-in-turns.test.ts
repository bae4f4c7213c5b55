import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { mapInTurns } from './map-in-turns.ts'

test('bulk work lets others run in between, and keeps the order of its results', async () => {
  let turnsOfOthers = 0
  let isDone = false
  const others = (async () => {
    while (!isDone) {
      await nextTurn()
      turnsOfOthers++
    }
  })()
  const numbers = Array.from({ length: 200 }, (_, i) => i)
  const seen = await mapInTurns(numbers, (number) => ({ number, turnsOfOthers }))
  isDone = true
  await others
  expect(seen.map(({ number }) => number)).toEqual(numbers)
  expect(seen.at(-1)!.turnsOfOthers).toBeGreaterThanOrEqual(5)
})

test('an error in the middle is thrown and ends the work', async () => {
  const done: number[] = []
  const work = (number: number) => {
    if (number === 30) throw new Error('thirty')
    done.push(number)
  }
  await expect(
    mapInTurns(
      Array.from({ length: 100 }, (_, i) => i),
      work,
    ),
  ).rejects.toThrow('thirty')
  expect(done).toHaveLength(30)
})
