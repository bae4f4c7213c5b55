import { expect, it, vi } from 'vitest'
import { holdWork, sendHeldWork } from './held-work.ts'

/** Holds work for the time of a test. */
function held(send: () => Promise<unknown>) {
  const work = vi.fn(send)
  const release = holdWork(work)
  return { work, release }
}

it('sends all that is held back, and waits until each is sent or has failed', async () => {
  const sent: string[] = []
  const slow = held(async () => {
    await Promise.resolve()
    sent.push('slow')
  })
  const failing = held(() => Promise.reject(new Error('offline')))
  const last = held(async () => void sent.push('last'))
  await sendHeldWork()
  expect(sent.sort()).toEqual(['last', 'slow'])
  for (const { release } of [slow, failing, last]) release()
})

it('does not send what was withdrawn', async () => {
  const { work, release } = held(async () => undefined)
  release()
  await sendHeldWork()
  expect(work).not.toHaveBeenCalled()
})

it('sends when the page is left, or hidden for longer', () => {
  const { work, release } = held(async () => undefined)
  window.dispatchEvent(new Event('pagehide'))
  expect(work).toHaveBeenCalledTimes(1)
  const visibility = vi.spyOn(document, 'visibilityState', 'get')
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(work).toHaveBeenCalledTimes(1)
  visibility.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(work).toHaveBeenCalledTimes(2)
  release()
})
