import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendHeldWork } from './session/held-work.ts'
import { useUndoWindow } from './use-undo-window.ts'

const send = vi.fn(async (_work: string) => undefined)
const show = () => renderHook(() => useUndoWindow(8000, send))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  send.mockClear()
})

it('sends held work once, at the end of the window and not before', () => {
  const { result } = show()
  act(() => result.current.hold('a'))
  act(() => vi.advanceTimersByTime(7999))
  expect(send).not.toHaveBeenCalled()
  expect(result.current.held).toBe('a')
  act(() => vi.advanceTimersByTime(1))
  expect(send.mock.calls).toEqual([['a']])
  expect(result.current.held).toBeNull()
  act(() => vi.advanceTimersByTime(60_000))
  expect(send).toHaveBeenCalledOnce()
})

it('work that is undone is never sent', () => {
  const { result, unmount } = show()
  act(() => result.current.hold('a'))
  act(() => expect(result.current.undo()).toBe('a'))
  expect(result.current.held).toBeNull()
  act(() => vi.advanceTimersByTime(60_000))
  unmount()
  expect(send).not.toHaveBeenCalled()
})

it('new work sends earlier held work at once and gets its own window', () => {
  const { result } = show()
  act(() => result.current.hold('a'))
  act(() => vi.advanceTimersByTime(5000))
  act(() => result.current.hold('b'))
  expect(send.mock.calls).toEqual([['a']])
  act(() => vi.advanceTimersByTime(7999))
  expect(send).toHaveBeenCalledOnce()
  act(() => vi.advanceTimersByTime(1))
  expect(send.mock.calls).toEqual([['a'], ['b']])
})

it.each([
  ['the screen is left', (unmount: () => void) => unmount()],
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['the session ends', () => void sendHeldWork()],
])('nothing is lost when %s', (_, leave) => {
  const { result, unmount } = show()
  act(() => result.current.hold('a'))
  act(() => leave(unmount))
  expect(send.mock.calls).toEqual([['a']])
  unmount()
  act(() => vi.advanceTimersByTime(60_000))
  expect(send).toHaveBeenCalledOnce()
})
