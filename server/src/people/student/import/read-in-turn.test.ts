import { expect, test } from 'vitest'
import { readInTurn } from './read-in-turn.ts'

const refused = { code: 'too_many_requests', status: 429 }

test('sixteen files of a caller may be read or wait, the next is refused; others go on', async () => {
  const { promise: until, resolve: end } = Promise.withResolvers<void>()
  const begun = Array.from({ length: 16 }, () => readInTurn('a', () => until))
  await expect(readInTurn('a', async () => 1)).rejects.toMatchObject(refused)
  expect(await readInTurn('b', async () => 1)).toBe(1)
  end()
  await Promise.all(begun)
  expect(await readInTurn('a', async () => 1)).toBe(1)
})
