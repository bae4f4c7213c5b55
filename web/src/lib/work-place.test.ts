import { expect, it, vi } from 'vitest'
import { onWorkPlaceChange, workIn, workPlace } from './work-place.ts'

it('a person works in all of their departments until they choose one, in this tab', () => {
  expect(workPlace()).toBe('')
  workIn('dept_law')
  expect(workPlace()).toBe('dept_law')
  workIn('')
  expect(workPlace()).toBe('')
})

it('tells those who asked of each change, until they no longer want to know', () => {
  const [one, two] = [vi.fn(), vi.fn()]
  const leave = onWorkPlaceChange(one)
  const leaveToo = onWorkPlaceChange(two)
  workIn('dept_law')
  leave()
  workIn('dept_arts')
  expect(one).toHaveBeenCalledOnce()
  expect(two).toHaveBeenCalledTimes(2)
  leaveToo()
})
