import { expect, test, vi } from 'vitest'
import { searchInTurn } from './search-in-turn.ts'

/** A search that lasts until it is told to end. */
function longSearch(organisationId: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let hasBegun = false
  const ended = searchInTurn(organisationId, 'hala', () => {
    hasBegun = true
    return promise
  })
  return { ended, end: resolve, hasBegun: () => hasBegun }
}

test('an organisation searches once at a time, and others beside it', async () => {
  const [first, second] = [longSearch('org_a'), longSearch('org_a')]
  const other = longSearch('org_b')
  await vi.waitFor(() => expect(other.hasBegun()).toBe(true), 10_000)
  expect([first, second, other].map(({ hasBegun }) => hasBegun())).toEqual([true, false, true])
  first.end()
  await first.ended
  await vi.waitFor(() => expect(second.hasBegun()).toBe(true), 10_000)
  for (const { ended, end } of [second, other]) {
    end()
    await ended
  }
})

test('too many searches that wait are refused, and a failed one leaves its place', async () => {
  const waiting = Array.from({ length: 8 }, () => longSearch('org_a'))
  await expect(searchInTurn('org_a', 'hala', async () => undefined)).rejects.toMatchObject({
    code: 'too_many_requests',
  })
  expect(await searchInTurn('org_a', ' ', async () => 'listed')).toBe('listed')
  for (const { ended, end } of waiting) {
    end()
    await ended
  }
  await expect(searchInTurn('org_a', 'hala', () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  )
  expect(await searchInTurn('org_a', 'hala', async () => 'found')).toBe('found')
})
