import { expect, test, vi } from 'vitest'
import { begunAt, turnsByAge } from './turns.ts'

/** Takes a turn as part of something that began at this time, and notes when it gets one. */
const takeAs = (turns: ReturnType<typeof turnsByAge>, time: number, order: number[]) =>
  begunAt(time, () => turns.take()).then(() => order.push(time))

test('what began first goes first, however late it asks', async () => {
  const turns = turnsByAge(1, 5_000)
  await turns.take()
  const now = performance.now()
  const order: number[] = []
  const taken = [now - 20, now - 10, now - 30].map((time) => takeAs(turns, time, order))
  for (const one of [0, 1, 2]) {
    turns.giveBack()
    await vi.waitFor(() => expect(order).toHaveLength(one + 1))
  }
  await Promise.all(taken)
  expect(order).toEqual([now - 30, now - 20, now - 10])
})

test('a stream that was opened long ago waits behind the calls that are there', async () => {
  const turns = turnsByAge(1, 5_000)
  await turns.take()
  const now = performance.now()
  const order: number[] = []
  const taken = [now - 60_000, now - 10].map((time) => takeAs(turns, time, order))
  turns.giveBack()
  turns.giveBack()
  await Promise.all(taken)
  expect(order).toEqual([now - 10, now - 60_000])
})

test('of two parts of the same work, the one that asked first goes first', async () => {
  const turns = turnsByAge(1, 5_000)
  await turns.take()
  const order: string[] = []
  const taken = ['first', 'second'].map((name) =>
    begunAt(10, () => turns.take()).then(() => order.push(name)),
  )
  turns.giveBack()
  turns.giveBack()
  await Promise.all(taken)
  expect(order).toEqual(['first', 'second'])
})

test('as many as there is room for go at once, and a turn that was given back is free again', async () => {
  const turns = turnsByAge(2, 5_000)
  await Promise.all([turns.take(), turns.take()])
  turns.giveBack()
  await turns.take()
})

test('who waits too long gives up, and takes no turn from the others', async () => {
  const turns = turnsByAge(1, 20)
  await turns.take()
  await expect(turns.take()).rejects.toThrow('timeout exceeded when trying to connect')
  turns.giveBack()
  await turns.take()
})
