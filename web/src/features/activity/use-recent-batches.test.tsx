import type { Batch } from '@credenza/schema/batch'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useRecentBatches } from './use-recent-batches.ts'

let batches: Pick<Batch, '_id' | 'state'>[]
let asked: number

beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
  vi.stubGlobal('fetch', async () => {
    asked++
    return Response.json({ success: true, message: '', data: batches, nextCursor: null, total: 1 })
  })
})

function show({ enabled = true } = {}) {
  const queries = new QueryClient()
  const reread = vi.spyOn(queries, 'invalidateQueries')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const view = renderHook(() => useRecentBatches(enabled), { wrapper })
  return { ...view, nouns: () => reread.mock.calls.map(([filters]) => filters?.queryKey?.[0]) }
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('asks again as long as something is under way, and no longer', async () => {
  batches = [
    { _id: 'batch_1', state: 'done' },
    { _id: 'batch_2', state: 'running' },
  ]
  show()
  await wait(3500)
  expect(asked).toBe(4)
  batches = [{ _id: 'batch_2', state: 'done' }]
  await wait(1000)
  await wait(10_000)
  expect(asked).toBe(5)
})

it('when one of several ends the certificates are read again, once', async () => {
  batches = [
    { _id: 'batch_1', state: 'running' },
    { _id: 'batch_2', state: 'waiting' },
  ]
  const { nouns } = show()
  await wait(1500)
  expect(nouns()).toEqual([])
  batches = [
    { _id: 'batch_1', state: 'done' },
    { _id: 'batch_2', state: 'running' },
  ]
  await wait(3000)
  expect(nouns()).toEqual(['certificates', 'stats'])
})

it('what had ended before the page was opened changes no list', async () => {
  batches = [{ _id: 'batch_1', state: 'done' }]
  const { nouns } = show()
  await wait(3000)
  expect(nouns()).toEqual([])
})

it('asks nothing before it may', async () => {
  batches = []
  show({ enabled: false })
  await wait(3000)
  expect(asked).toBe(0)
})
