import { expect, test } from 'vitest'
import { newOrganisationId, newSlug, newSortableKey, newTenantId, organisationOf } from './ids.ts'

test('sortable keys sort in the order of the calls, even within a millisecond or when the clock goes back', () => {
  const now = 1_795_000_000_000
  const keys = Array.from({ length: 10_000 }, (_, i) => newSortableKey(i === 7_000 ? now - 1_000 : now))
  expect(keys.toSorted()).toEqual(keys)
  expect(new Set(keys).size).toBe(keys.length)
  expect(newSortableKey(now + 60_000) > keys.at(-1)!).toBe(true)
})

test('a sortable key is the 128 bits of a UUID version 7 in 26 digits', () => {
  // Later than any key of this process, behind which none goes back.
  const now = timeOf(newSortableKey()) + 1_000n
  const key = newSortableKey(Number(now))
  expect(timeOf(key)).toBe(now)
  expect((bitsOf(key) >> 76n) & 15n).toBe(7n)
  expect((bitsOf(key) >> 62n) & 3n).toBe(2n)
})

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const bitsOf = (key: string): bigint =>
  Array.from(key).reduce((value, digit) => value * 32n + BigInt(alphabet.indexOf(digit)), 0n)
const timeOf = (key: string): bigint => bitsOf(key) >> 80n

test('an id names its tenant, and only under its own prefix', () => {
  const organisation = newOrganisationId()
  const id = newTenantId('cert', organisation)
  expect(organisationOf(id, 'cert')).toBe(organisation)
  expect(organisationOf(id, 'stud')).toBeUndefined()
  expect(organisationOf(newSlug(), 'cert')).toBeUndefined()
})
