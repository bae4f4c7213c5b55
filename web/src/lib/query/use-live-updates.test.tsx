import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useLiveUpdates } from './use-live-updates.ts'
// The stream loads this when it begins, which on a busy machine takes longer than the fake clock allows.
import 'eventsource-parser'

let say: (action: string) => void
let signal: AbortSignal | undefined
let asked: number

beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked++
    signal = init.signal ?? undefined
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        say = (action) => {
          const event = { seq: 1, at: '2026-01-01T00:00:00Z', action, subject: 'x', detail: {} }
          controller.enqueue(new TextEncoder().encode(`id: 1\ndata: ${JSON.stringify(event)}\n\n`))
        }
      },
    })
    return new Response(body)
  })
})

function show(token: string | undefined) {
  const queries = new QueryClient()
  const refetched = vi.spyOn(queries, 'invalidateQueries')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const view = renderHook(({ token }) => useLiveUpdates(token), { wrapper, initialProps: { token } })
  return { ...view, nouns: () => refetched.mock.calls.map(([filters]) => filters?.queryKey?.[0]) }
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('events in quick succession make each list they are about old once', async () => {
  const { nouns } = show('token')
  await wait(0)
  say('students.imported')
  say('students.imported')
  say('student.added')
  await wait(499)
  expect(nouns()).toEqual([])
  await wait(10)
  expect(nouns()).toEqual(['students'])
  say('certificates.anchored')
  await wait(5000)
  expect(nouns()).toEqual(['students', 'certificates', 'stats'])
})

it('an event that no list shows refetches nothing', async () => {
  const { nouns } = show('token')
  await wait(0)
  say('account.signed-in')
  await wait(5000)
  expect(nouns()).toEqual([])
})

it('follows nothing without a session, and stops when the session ends', async () => {
  const { rerender, nouns } = show(undefined)
  await wait(0)
  expect(asked).toBe(0)
  rerender({ token: 'token' })
  await wait(0)
  expect(asked).toBe(1)
  say('student.added')
  await wait(100)
  rerender({ token: undefined })
  expect(signal?.aborted).toBe(true)
  await wait(5000)
  expect(nouns()).toEqual([])
})
