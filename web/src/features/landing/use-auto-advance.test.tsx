import { carousel } from '@credenza/schema/constants'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAutoAdvance } from './use-auto-advance.ts'

const advance = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  advance.mockClear()
  render(<Carousel />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Carousel() {
  const { ref, toggle, playing } = useAutoAdvance(0, advance)
  return (
    <>
      <div ref={ref} data-testid="carousel">
        <a href="#x">inside</a>
      </div>
      <button type="button" onClick={toggle}>
        {playing ? 'Pause' : 'Play'}
      </button>
    </>
  )
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('it advances after three seconds, not before', () => {
  pass(carousel.everyMs - 1)
  expect(advance).not.toHaveBeenCalled()
  pass(1)
  expect(advance).toHaveBeenCalledTimes(1)
})

test('it waits while the pointer is over it, and then continues', () => {
  fireEvent.mouseEnter(screen.getByTestId('carousel'))
  pass(10 * carousel.everyMs)
  expect(advance).not.toHaveBeenCalled()
  fireEvent.mouseLeave(screen.getByTestId('carousel'))
  pass(carousel.everyMs)
  expect(advance).toHaveBeenCalledTimes(1)
})

test('it waits while focus is within it', () => {
  act(() => screen.getByText('inside').focus())
  pass(10 * carousel.everyMs)
  expect(advance).not.toHaveBeenCalled()
})

test('it stays paused until it is started again', () => {
  fireEvent.click(screen.getByText('Pause'))
  pass(10 * carousel.everyMs)
  expect(advance).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('Play'))
  pass(carousel.everyMs)
  expect(advance).toHaveBeenCalledTimes(1)
})
