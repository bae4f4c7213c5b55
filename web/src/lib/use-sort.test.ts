import { expect, it } from 'vitest'
import { nextSort } from './use-sort.ts'

it('a heading sorts upwards, then downwards, then no more', () => {
  expect(nextSort(undefined, 'name')).toBe('name')
  expect(nextSort('name', 'name')).toBe('-name')
  expect(nextSort('-name', 'name')).toBe(undefined)
})

it('another heading starts upwards', () => {
  expect(nextSort('-name', 'year')).toBe('year')
})
