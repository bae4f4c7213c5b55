import { expect, test } from 'vitest'
import { begunAt, type Turns, turnsByAge } from './turns.ts'

const alone = { shares: false }
const shared = { shares: true }

/** Turns that each hold a number, and the numbers that were released. */
function numberedTurns(limits: { room: number; mostSharing?: number; patienceMs?: number }) {
  const letGo: number[] = []
  let number = 0
  const turns = turnsByAge<number>({
    mostSharing: 16,
    patienceMs: 5_000,
    ...limits,
    hold: () => number++,
    letGo: (held) => letGo.push(held),
  })
  return { ...turns, letGo }
}

/** Takes turns for calls that began at these times, and gives each back. Returns the times in the order of the turns. */
async function orderOf(turns: Turns<number>, times: readonly number[]): Promise<number[]> {
  const order: number[] = []
  const taken = times.map(async (time) => {
    const turn = await begunAt(time, () => turns.take(alone))
    order.push(time)
    turns.giveBack(turn)
  })
  await Promise.all(taken)
  return order
}

test('what began first goes first, however late it asks', async () => {
  const turns = numberedTurns({ room: 1 })
  const first = await turns.take(alone)
  const now = performance.now()
  const order = orderOf(turns, [now - 20, now - 10, now - 30])
  turns.giveBack(first)
  expect(await order).toEqual([now - 30, now - 20, now - 10])
})

test('a stream that was opened long ago waits behind the calls that are there', async () => {
  const turns = numberedTurns({ room: 1 })
  const first = await turns.take(alone)
  const now = performance.now()
  const order = orderOf(turns, [now - 60_000, now - 10])
  turns.giveBack(first)
  expect(await order).toEqual([now - 10, now - 60_000])
})

test('of two parts of the same work, the one that asked first goes first', async () => {
  const turns = numberedTurns({ room: 1 })
  const first = await turns.take(alone)
  const order: string[] = []
  const taken = ['first', 'second'].map(async (name) => {
    const turn = await begunAt(10, () => turns.take(alone))
    order.push(name)
    turns.giveBack(turn)
  })
  turns.giveBack(first)
  await Promise.all(taken)
  expect(order).toEqual(['first', 'second'])
})

test('as many as there is room for go at once, and a turn that was given back is free again', async () => {
  const turns = numberedTurns({ room: 2 })
  const [first] = await Promise.all([turns.take(alone), turns.take(alone)])
  turns.giveBack(first)
  await turns.take(alone)
  expect(turns.waiting()).toBe(0)
})

/** Takes a turn as part of a call. */
const takeInCall = (turns: Turns<number>, how: { shares: boolean }) =>
  begunAt(performance.now(), () => turns.take(how))

test('while there is room, nobody shares', async () => {
  const turns = numberedTurns({ room: 2 })
  const [first, second] = await Promise.all([takeInCall(turns, shared), takeInCall(turns, shared)])
  expect([first.held, second.held]).toEqual([0, 1])
})

test('those who wait and share get one turn together, which is let go after the last of them', async () => {
  const turns = numberedTurns({ room: 1, mostSharing: 3 })
  const first = await turns.take(alone)
  const waiting = [true, true, false, true, true].map((shares) => takeInCall(turns, { shares }))
  expect(turns.waiting()).toBe(5)
  turns.giveBack(first)
  const together = await Promise.all([waiting[0]!, waiting[1]!, waiting[3]!])
  expect(together.map(({ held }) => held)).toEqual([1, 1, 1])
  expect(turns.waiting()).toBe(2)

  for (const turn of together.slice(0, 2)) turns.giveBack(turn)
  expect(turns.letGo).toEqual([0])
  turns.giveBack(together[2]!)
  const third = await waiting[2]!
  expect(third).toMatchObject({ held: 2, holders: 1 })
  turns.giveBack(third)
  expect(await waiting[4]).toMatchObject({ held: 3, holders: 1 })
  expect(turns.letGo).toEqual([0, 1, 2])
})

test('those who share are spread over all turns, which may become free at the same time', async () => {
  const turns = numberedTurns({ room: 2 })
  const taken = await Promise.all([turns.take(alone), turns.take(alone)])
  const waiting = Array.from({ length: 6 }, () => takeInCall(turns, shared))
  for (const turn of taken) turns.giveBack(turn)
  const first = await Promise.all(waiting.slice(0, 5))
  expect(first.map(({ held }) => held)).toEqual([2, 2, 2, 3, 3])
  expect(turns.waiting()).toBe(1)
  for (const turn of first.slice(3)) turns.giveBack(turn)
  expect(await waiting[5]).toMatchObject({ held: 4 })
})

test('work outside a call never shares, since it may take long', async () => {
  const turns = numberedTurns({ room: 1 })
  const first = await turns.take(alone)
  const waiting = [turns.take(shared), takeInCall(turns, shared), takeInCall(turns, shared)]
  turns.giveBack(first)
  const job = await waiting[0]!
  expect(job).toMatchObject({ held: 1, holders: 1 })
  turns.giveBack(job)
  expect(await waiting[2]).toMatchObject({ held: 2, holders: 2 })
})

test('who waits too long gives up, and takes no turn from the others', async () => {
  const turns = numberedTurns({ room: 1, patienceMs: 20 })
  const first = await turns.take(alone)
  await expect(turns.take(alone)).rejects.toThrow('timeout exceeded when trying to connect')
  turns.giveBack(first)
  await turns.take(alone)
})
