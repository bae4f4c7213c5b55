import { expect, test } from 'vitest'
import { openKeptAnswers } from './kept-answers.ts'

/** Answers 1, 2, 3, … */
function counting() {
  let asked = 0
  return async () => ++asked
}

test('an answer is given again until what it is about changes', async () => {
  const kept = openKeptAnswers()
  const ask = counting()
  const read = () => kept.get('org_a', 'record', ask)
  expect(await Promise.all([read(), read()])).toEqual([1, 1])
  kept.forget('org_b')
  expect(await read()).toBe(1)
  kept.forget('org_a')
  expect(await read()).toBe(2)
  kept.forgetAll()
  expect(await read()).toBe(3)
})

test('what was asked before a change and answered after it is not kept', async () => {
  const kept = openKeptAnswers()
  const slow = Promise.withResolvers<string>()
  const early = kept.get('org_a', 'record', () => slow.promise)
  kept.forget('org_a')
  slow.resolve('old')
  expect(await early).toBe('old')
  expect(await kept.get('org_a', 'record', async () => 'new')).toBe('new')
})

test('neither a failure nor an answer that will change is kept', async () => {
  const kept = openKeptAnswers()
  await expect(kept.get('org_a', 'record', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(
    await kept.get(
      'org_a',
      'record',
      async () => 'pending',
      () => false,
    ),
  ).toBe('pending')
  expect(await kept.get('org_a', 'record', async () => 'final')).toBe('final')
})

test('the least recently used answers make room', async () => {
  const kept = openKeptAnswers()
  const ask = counting()
  const read = (name: number) => kept.get('org_a', String(name), ask)
  for (let name = 0; name < 1_000; name++) await read(name)
  expect(await read(0)).toBe(1)
  await read(1_000)
  expect(await read(0)).toBe(1)
  expect(await read(1)).toBe(1_002)
})
