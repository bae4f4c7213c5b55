import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { type ListPage, pagedQuery, pageLimit, usePagedList } from './use-paged-list.ts'

type Fetch = (cursor: string | undefined) => Promise<ListPage<string>>
const firstPage: ListPage<string> = { rows: ['a', 'b'], nextCursor: 'after-b', total: 3 }
const lastPage: ListPage<string> = { rows: ['c'], nextCursor: null, total: 3 }

function show(fetchPage: Fetch, search = '') {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  return renderHook(({ search }) => usePagedList(pagedQuery(['students', search], fetchPage)), {
    wrapper,
    initialProps: { search },
  })
}

it('pages follow each other by the cursor of the one before, until there is none', async () => {
  const fetchPage = vi.fn<Fetch>(async (cursor) => (cursor ? lastPage : firstPage))
  const { result } = show(fetchPage)
  expect(result.current).toMatchObject({ state: 'loading', rows: [], total: undefined })
  await waitFor(() => expect(result.current.state).toBe('ready'))
  expect(result.current).toMatchObject({ rows: ['a', 'b'], total: 3, totalIsExact: true })
  act(() => result.current.loadMore())
  await waitFor(() => expect(result.current.rows).toEqual(['a', 'b', 'c']))
  act(() => result.current.loadMore())
  expect(fetchPage.mock.calls.map(([cursor]) => cursor)).toEqual([undefined, 'after-b'])
})

it('scrolling on while a page is still coming does not ask for it twice', async () => {
  let answer: (page: ListPage<string>) => void = () => undefined
  const fetchPage = vi.fn<Fetch>((cursor) =>
    cursor ? new Promise((resolve) => (answer = resolve)) : Promise.resolve(firstPage),
  )
  const { result } = show(fetchPage)
  await waitFor(() => expect(result.current.state).toBe('ready'))
  act(() => result.current.loadMore())
  await waitFor(() => expect(fetchPage).toHaveBeenCalledTimes(2))
  act(() => result.current.loadMore())
  await act(async () => answer(lastPage))
  await waitFor(() => expect(result.current.rows).toHaveLength(3))
  expect(fetchPage).toHaveBeenCalledTimes(2)
})

it('the rows of the last search stay until those of the next are here', async () => {
  let answer: (page: ListPage<string>) => void = () => undefined
  const pages = [Promise.resolve(firstPage), new Promise<ListPage<string>>((resolve) => (answer = resolve))]
  const { result, rerender } = show(() => pages.shift()!)
  await waitFor(() => expect(result.current.rows).toEqual(['a', 'b']))
  rerender({ search: 'c' })
  expect(result.current).toMatchObject({ state: 'ready', rows: ['a', 'b'] })
  await act(async () => answer(lastPage))
  await waitFor(() => expect(result.current.rows).toEqual(['c']))
})

it('a first page that fails is an error that can be tried again', async () => {
  const fetchPage = vi.fn<Fetch>(async () => firstPage).mockRejectedValueOnce(new Error('No answer.'))
  const { result } = show(fetchPage)
  await waitFor(() => expect(result.current.state).toBe('error'))
  expect(result.current.error?.message).toBe('No answer.')
  act(() => result.current.retry())
  await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', rows: ['a', 'b'] }))
})

it('a later page that fails leaves the rows that are there', async () => {
  const { result } = show((cursor) =>
    cursor ? Promise.reject(new Error('No.')) : Promise.resolve(firstPage),
  )
  await waitFor(() => expect(result.current.state).toBe('ready'))
  act(() => result.current.loadMore())
  await waitFor(() => expect(result.current.error?.message).toBe('No.'))
  expect(result.current).toMatchObject({ state: 'ready', rows: ['a', 'b'] })
})

it('where most rows of a page cannot be read, the next pages come without scrolling, until one fails', async () => {
  const short = { ...firstPage, unreachable: 98 }
  const fetchPage = vi
    .fn<Fetch>()
    .mockResolvedValueOnce(short)
    .mockResolvedValueOnce({ ...short, rows: ['c'] })
    .mockRejectedValue(new Error('No.'))
  const { result } = show(fetchPage)
  await waitFor(() => expect(result.current.error?.message).toBe('No.'))
  expect(result.current).toMatchObject({ rows: ['a', 'b', 'c'], unreachable: 196 })
  expect(fetchPage).toHaveBeenCalledTimes(3)
})

it('says when the server stopped counting', async () => {
  const { result } = show(async () => ({ ...firstPage, total: 10_000, totalIsExact: false }))
  await waitFor(() => expect(result.current).toMatchObject({ total: 10_000, totalIsExact: false }))
})

it('the first page is smaller than the later ones, so that it is there soon', () => {
  expect(pageLimit(undefined)).toBeLessThan(pageLimit('after-b'))
})
