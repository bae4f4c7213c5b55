import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { nextSort, useSort } from './use-sort.ts'

function show(at: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
  )
  return renderHook(() => ({ ...useSort(['name', 'year']), search: useLocation().search }), { wrapper })
}

it('a heading sorts upwards, then downwards, then no more', () => {
  expect(nextSort(undefined, 'name')).toBe('name')
  expect(nextSort('name', 'name')).toBe('-name')
  expect(nextSort('-name', 'name')).toBe(undefined)
})

it('another heading starts upwards', () => {
  expect(nextSort('-name', 'year')).toBe('year')
})

it('the address keeps the sort beside what else it says', () => {
  const { result } = show('/list?search=ada')
  act(() => result.current.toggle('name'))
  expect(result.current).toMatchObject({ value: 'name', search: '?search=ada&sort=name' })
  act(() => result.current.toggle('name'))
  expect(result.current).toMatchObject({ value: '-name', search: '?search=ada&sort=-name' })
  act(() => result.current.toggle('name'))
  expect(result.current).toMatchObject({ value: undefined, search: '?search=ada' })
})

it.each(['password', '-', '--name', ''])('a sort of the address that no column has is none: %j', (sort) => {
  expect(show(`/list?sort=${sort}`).result.current.value).toBeUndefined()
})
