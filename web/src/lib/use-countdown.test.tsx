import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { minutesAndSeconds, useCountdown } from './use-countdown.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('counts 30 seconds down to 0 and stays there', () => {
  const until = Date.now() + 30_000
  const { result } = renderHook(() => useCountdown(until))
  expect(result.current).toBe(30)
  act(() => vi.advanceTimersByTime(29_000))
  expect(result.current).toBe(1)
  act(() => vi.advanceTimersByTime(1_000))
  expect(result.current).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

it('a tab that slept shows the time really left', () => {
  const until = Date.now() + 30_000
  const { result } = renderHook(() => useCountdown(until))
  vi.setSystemTime(Date.now() + 20_000)
  act(() => vi.advanceTimersByTime(250))
  expect(result.current).toBe(10)
})

it('starts again when the instant moves', () => {
  const first = Date.now() + 1_000
  const { result, rerender } = renderHook(useCountdown, { initialProps: first })
  act(() => vi.advanceTimersByTime(2_000))
  expect(result.current).toBe(0)
  rerender(Date.now() + 30_000)
  expect(result.current).toBe(30)
})

it('seconds show as mm:ss', () => {
  expect([0, 9, 30, 60, 754].map(minutesAndSeconds)).toEqual(['00:00', '00:09', '00:30', '01:00', '12:34'])
})
