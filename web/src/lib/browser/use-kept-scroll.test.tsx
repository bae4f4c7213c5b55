import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { useKeptScroll } from './use-kept-scroll.ts'

function List({ name, isReady = true }: { name: string; isReady?: boolean }) {
  const scroller = useRef<HTMLDivElement>(null)
  const onScroll = useKeptScroll(scroller, name, isReady)
  return <div ref={scroller} data-testid={name} onScroll={onScroll} />
}

function show(element = <List name="list" />) {
  const router = createMemoryRouter(
    [
      { path: '/list', element },
      { path: '/detail', element: null },
    ],
    { initialEntries: ['/list'] },
  )
  render(<RouterProvider router={router} />)
  return router
}
const list = (name = 'list') => screen.getByTestId(name)
const scrollTo = (top: number, name?: string) => {
  list(name).scrollTop = top
  fireEvent.scroll(list(name))
}

it('a list that is come back to stands where it was left', async () => {
  const router = show()
  scrollTo(480)
  await act(() => router.navigate('/detail'))
  await act(() => router.navigate(-1))
  expect(list().scrollTop).toBe(480)
})

it('the same address visited again by a link begins at the top', async () => {
  const router = show()
  scrollTo(480)
  await act(() => router.navigate('/detail'))
  await act(() => router.navigate('/list'))
  expect(list().scrollTop).toBe(0)
})

it('two lists of one screen keep a place each', async () => {
  const router = show(
    <>
      <List name="list" />
      <List name="other" />
    </>,
  )
  scrollTo(480)
  scrollTo(90, 'other')
  await act(() => router.navigate('/detail'))
  await act(() => router.navigate(-1))
  expect([list().scrollTop, list('other').scrollTop]).toEqual([480, 90])
})

it('other rows, asked for by the address, are shown from their start', async () => {
  const router = show()
  scrollTo(480)
  await act(() => router.navigate('/list?search=ada', { replace: true }))
  expect(list().scrollTop).toBe(0)
})
