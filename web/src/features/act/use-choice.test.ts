import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useChoice } from './use-choice.ts'

const rows = (...ids: number[]) => ids.map((id) => ({ _id: `cert_${id}` }))
const first = {
  list: { rows: rows(1, 2), total: 100, totalIsExact: true },
  filter: { year: '2025', search: '' },
}
const show = () => renderHook(({ list, filter }) => useChoice(list, filter), { initialProps: first })
const check = (...ids: number[]) => Object.fromEntries(ids.map((id) => [`cert_${id}`, true as const]))

it('what is chosen stays chosen when the next page comes', () => {
  const { result, rerender } = show()
  act(() => result.current.onChange(check(1, 2)))
  rerender({ ...first, list: { rows: rows(1, 2, 3), total: 100, totalIsExact: true } })
  expect(result.current.selected).toEqual(check(1, 2))
  act(() => result.current.onChange((before) => ({ ...before, cert_3: true })))
  expect(result.current.count).toBe(3)
  expect(result.current.selection()).toEqual({ ids: ['cert_1', 'cert_2', 'cert_3'] })
})

it('rows that have left the page keep their choice', () => {
  const { result, rerender } = show()
  act(() => result.current.onChange(check(1)))
  rerender({ ...first, list: { rows: rows(3), total: 100, totalIsExact: true } })
  act(() => result.current.onChange(check(3)))
  expect(result.current.selection()).toEqual({ ids: ['cert_1', 'cert_3'] })
})

it('all that match can be chosen only once all that are loaded are, and there is more', () => {
  const { result, rerender } = show()
  expect(result.current.canChooseAll).toBe(false)
  act(() => result.current.onChange(check(1, 2)))
  expect(result.current.canChooseAll).toBe(true)
  rerender({ ...first, list: { rows: rows(1, 2), total: 2, totalIsExact: true } })
  expect(result.current.canChooseAll).toBe(false)
})

it('if more match than were counted, all can be chosen and the number says so', () => {
  const list = { rows: rows(1, 2), total: 2, totalIsExact: false }
  const { result } = renderHook(() => useChoice(list, {}))
  act(() => result.current.onChange(check(1, 2)))
  expect(result.current).toMatchObject({ canChooseAll: true, shownTotal: '2+', shownCount: '2' })
  act(() => result.current.chooseAll())
  expect(result.current.shownCount).toBe('2+')
  expect(result.current.subjects()).toMatchObject({ countIsExact: false })
})

it('all that match are the rule without its empty fields, and rows of later pages belong to it', () => {
  const { result, rerender } = show()
  act(() => result.current.chooseAll())
  expect(result.current.count).toBe(100)
  rerender({ ...first, list: { rows: rows(1, 2, 3), total: 100, totalIsExact: true } })
  expect(result.current.selected).toEqual(check(1, 2, 3))
  act(() => result.current.onChange(check(1, 3)))
  expect(result.current.count).toBe(99)
  expect(result.current.selection()).toEqual({ filter: { year: '2025' }, except: ['cert_2'] })
})

it('another filter begins with nothing chosen', () => {
  const { result, rerender } = show()
  act(() => result.current.chooseAll())
  rerender({ ...first, filter: { year: '2024', search: '' } })
  expect(result.current).toMatchObject({ isAll: false, count: 0, selected: {} })
})

it('the same filter in another object keeps the choice', () => {
  const { result, rerender } = show()
  act(() => result.current.onChange(check(1)))
  rerender({ ...first, filter: { ...first.filter } })
  expect(result.current.count).toBe(1)
})

it('clearing clears all that match, too', () => {
  const { result } = show()
  act(() => result.current.chooseAll())
  act(() => result.current.clear())
  expect(result.current.selection()).toEqual({ ids: [] })
})
