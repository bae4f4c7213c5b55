import toast from 'react-hot-toast'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onceReached } from './lazy.ts'

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
const reachable = () => Promise.resolve(new Response('{}'))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(toast, 'error').mockReturnValue('')
  vi.spyOn(toast, 'loading').mockReturnValue('waiting')
  vi.spyOn(toast, 'dismiss').mockReturnValue(undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a part waits for the server to come back', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(unreachable)
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('part')
  const part = onceReached(load)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(1)
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('Network error. Please try again.')
  expect(toast.loading).toHaveBeenLastCalledWith('Waiting for the server...', expect.anything())
  expect(toast.dismiss).not.toHaveBeenCalled()
  fetched.mockImplementation(reachable)
  await vi.advanceTimersByTimeAsync(8_000)
  await expect(part).resolves.toBe('part')
  expect(toast.dismiss).toHaveBeenCalledTimes(1)
})

test('while the server restarts it cannot be reached either', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 503 }))
  const load = vi.fn().mockRejectedValueOnce(new TypeError()).mockResolvedValue('part')
  const part = onceReached(load)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(load).toHaveBeenCalledTimes(1)
  fetched.mockImplementation(reachable)
  await vi.advanceTimersByTimeAsync(8_000)
  await expect(part).resolves.toBe('part')
})

test('a part that a reachable server does not have is an error', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(reachable)
  const load = vi.fn().mockRejectedValue(new TypeError('no such file'))
  await expect(onceReached(load)).rejects.toThrow('no such file')
  expect(load).toHaveBeenCalledTimes(2)
  expect(toast.error).not.toHaveBeenCalled()
})
