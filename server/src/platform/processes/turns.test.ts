import { expect, test } from 'vitest'
import { openTurns, type Release } from './turns.ts'

/** Takes places for callers, in this order, and records who has one. */
function hall(options: Parameters<typeof openTurns>[0]) {
  const turns = openTurns(options)
  const inside: { caller: string; release: Release }[] = []
  return {
    enter: (...callers: string[]) => {
      for (const caller of callers) turns.take(caller).then((release) => inside.push({ caller, release }))
    },
    /** Resolves once every place that can be given is given. */
    inside: async () => {
      await new Promise(setImmediate)
      return inside.map(({ caller }) => caller)
    },
    leave: () => inside.shift()!.release(),
  }
}

test('a caller that asks for much waits for the others after each of its turns', async () => {
  const { enter, inside, leave } = hall({ places: 1, each: 1 })
  enter('much', 'much', 'much', 'one', 'other')
  const order: string[] = []
  for (let turn = 0; turn < 5; turn++) {
    order.push(...(await inside()))
    leave()
  }
  // Its second request came before anybody else's.
  expect(order).toEqual(['much', 'much', 'one', 'other', 'much'])
  expect(await inside()).toEqual([])
})

test('no caller takes the last place from the others', async () => {
  const { enter, inside, leave } = hall({ places: 3, each: 2 })
  enter('much', 'much', 'much', 'much')
  expect(await inside()).toEqual(['much', 'much'])
  enter('one')
  expect(await inside()).toEqual(['much', 'much', 'one'])
  leave()
  expect(await inside()).toEqual(['much', 'one', 'much'])
})

test('every place is used, and everyone gets in', async () => {
  const { enter, inside, leave } = hall({ places: 2, each: 2 })
  enter('a', 'b', 'a', 'c', 'b')
  for (let left = 5; left > 0; left--) {
    expect(await inside()).toHaveLength(Math.min(left, 2))
    leave()
  }
})
