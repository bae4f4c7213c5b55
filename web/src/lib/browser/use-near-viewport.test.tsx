import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useNearViewport } from './use-near-viewport.ts'

let report: (isIntersecting: boolean) => void
const disconnect = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  disconnect.mockClear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = disconnect
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => act(() => tell([{ isIntersecting }]))
      }
      observe() {}
    },
  )
  render(<Watched />)
})

function Watched() {
  const element = useRef<HTMLDivElement>(null)
  return <div ref={element}>{useNearViewport(element) ? 'near' : 'far'}</div>
}
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const text = () => screen.getByText(/near|far/).textContent

it('is near once it has been close for a moment, and from then on', () => {
  report(false)
  wait(1000)
  expect(text()).toBe('far')
  report(true)
  wait(1000)
  expect(text()).toBe('near')
  expect(disconnect).toHaveBeenCalledOnce()
})

it('what is only scrolled past was never near', () => {
  report(true)
  wait(50)
  report(false)
  wait(1000)
  expect(text()).toBe('far')
})
