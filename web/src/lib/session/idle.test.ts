import { inactivityTimeoutMs } from '@credenza/schema/constants'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteActivity, watchIdle } from './idle.ts'

const heard: string[] = []
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  heard.length = 0
  stop = watchIdle({
    timeoutMs: inactivityTimeoutMs,
    warningMs: 30_000,
    onWarn: () => heard.push('warn'),
    onActive: () => heard.push('active'),
    onIdle: () => heard.push('idle'),
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

it('warns 30 seconds before five minutes without activity have passed, then ends', () => {
  vi.advanceTimersByTime(inactivityTimeoutMs - 30_001)
  expect(heard).toEqual([])
  vi.advanceTimersByTime(1)
  expect(heard).toEqual(['warn'])
  vi.advanceTimersByTime(30_000)
  expect(heard).toEqual(['warn', 'idle'])
})

it.each(['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart'])('%s keeps the session', (kind) => {
  vi.advanceTimersByTime(inactivityTimeoutMs - 10_000)
  document.dispatchEvent(new Event(kind))
  expect(heard).toEqual(['warn', 'active'])
  vi.advanceTimersByTime(inactivityTimeoutMs - 30_001)
  expect(heard).toEqual(['warn', 'active'])
})

it('activity in another tab keeps this one', () => {
  vi.advanceTimersByTime(inactivityTimeoutMs - 10_000)
  localStorage.setItem('lastActivity', String(Date.now()))
  vi.advanceTimersByTime(20_000)
  expect(heard).toEqual(['warn', 'active'])
})

it('activity after the time ran out unnoticed, as on a machine that slept, does not restore the session', () => {
  vi.setSystemTime(Date.now() + 2 * inactivityTimeoutMs)
  document.dispatchEvent(new Event('mousemove'))
  vi.advanceTimersByTime(inactivityTimeoutMs)
  expect(heard.at(-1)).toBe('idle')
})

it('a tab restored after the time ran out ends, but not one with a fresh sign-in', () => {
  const watch = () =>
    watchIdle({
      timeoutMs: inactivityTimeoutMs,
      warningMs: 30_000,
      onWarn: () => {},
      onActive: () => {},
      onIdle: () => heard.push('restored, idle'),
    })
  stop()
  vi.setSystemTime(Date.now() + inactivityTimeoutMs)
  stop = watch()
  vi.advanceTimersByTime(0)
  expect(heard).toEqual(['restored, idle'])
  stop()
  noteActivity()
  stop = watch()
  vi.advanceTimersByTime(1000)
  expect(heard).toEqual(['restored, idle'])
})
