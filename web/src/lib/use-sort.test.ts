import { expect, it } from 'vitest'
import { nextSort } from './use-sort.ts'

it('a heading sorts ascending, then descending, then not at all', () => {
  expect(nextSort(undefined, 'name')).toBe('name')
  expect(nextSort('name', 'name')).toBe('-name')
  expect(nextSort('-name', 'name')).toBe(undefined)
})

it('another heading starts ascending', () => {
  expect(nextSort('-name', 'year')).toBe('year')
})
