import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { sampleRequest } from '../../testing/sample-request.ts'
import type { Reviewable } from './review-calls.ts'
import { mostHeld, undoWindowMs, useDecisions, useMarked } from './use-decisions.ts'

interface Sent {
  body: unknown
  keepalive: boolean | undefined
}
let sent: Sent[]
/** Whether a batch ends as soon as it starts. One that continues would be followed into the next test. */
let endsAtOnce: boolean

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  endsAtOnce = true
  vi.stubGlobal('fetch', async (_: string, { method, body, keepalive }: RequestInit) => {
    if (method === 'POST') sent.push({ body: JSON.parse(String(body)), keepalive })
    const state = endsAtOnce ? 'done' : 'running'
    const data = { _id: 'batch_1', state, total: 1, done: 1, failed: 0 }
    return Response.json({ success: true, message: '', data })
  })
})

const requests = (count: number): Reviewable[] =>
  Array.from({ length: count }, (_, i) => sampleRequest({ _id: `cert_${i}` }))

function show(rows: Reviewable[]) {
  const list = {
    rows,
    total: rows.length,
    totalIsExact: true,
    unreachable: 0,
    state: 'ready' as const,
    error: null,
    retry: () => undefined,
    loadMore: () => undefined,
  }
  const queries = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const view = renderHook(
    () => {
      const decisions = useDecisions('issuer')
      return { ...decisions, shown: useMarked(list, decisions.marks).rows }
    },
    { wrapper },
  )
  return { ...view, states: () => view.result.current.shown.map(({ state }) => state) }
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('rows show a decision at once, also while the server is at it, and then what stands', async () => {
  endsAtOnce = false
  const rows = requests(2)
  const { result, states } = show(rows)
  act(() => result.current.decide({ requests: [rows[0]!] }))
  expect(states()).toEqual(['accepted', 'signed'])
  await wait(undoWindowMs)
  await wait(5000)
  expect(sent).toHaveLength(1)
  expect(states()).toEqual(['accepted', 'signed'])
  endsAtOnce = true
  await wait(1000)
  expect(states()).toEqual(['signed', 'signed'])
})

it('undoing one decision leaves the rows of another as they are', async () => {
  const rows = requests(2)
  const { result, states } = show(rows)
  act(() => result.current.decide({ requests: [rows[0]!], reason: 'Duplicate' }))
  act(() => result.current.decide({ requests: [rows[1]!] }))
  expect(states()).toEqual(['declined', 'accepted'])
  act(() => result.current.undoHeld())
  expect(states()).toEqual(['declined', 'signed'])
  await wait(60_000)
  expect(sent.map(({ body }) => body)).toEqual([
    { kind: 'decline', origin: 'issuer', requests: { ids: ['cert_0'] }, reason: 'Duplicate' },
  ])
})

it('rows that no decision is about stay the same objects', () => {
  const rows = requests(2)
  const { result } = show(rows)
  act(() => result.current.decide({ requests: [rows[0]!] }))
  expect(result.current.shown[1]).toBe(rows[1])
})

it('a row that its issuer has since withdrawn does not show as accepted', () => {
  const suspended = sampleRequest({ _id: 'cert_0', suspendedAt: '2026-01-01T00:00:00Z' })
  const { result, states } = show([suspended])
  act(() => result.current.decide({ requests: [suspended] }))
  expect(states()).toEqual(['suspended'])
})

it('more than a page that is left could still send are sent at once', () => {
  const rows = requests(mostHeld + 1)
  const { result } = show(rows)
  act(() => result.current.decide({ requests: rows }))
  expect(sent).toHaveLength(1)
  expect(result.current.held).toBeNull()
})

it('as many as can be held leave with a page that is closed', () => {
  const rows = requests(mostHeld)
  const { result, unmount } = show(rows)
  act(() => result.current.decide({ requests: rows }))
  expect(sent).toEqual([])
  unmount()
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true])
})

it('all that match are held however many they are, and sent as their rule', async () => {
  const rows = requests(mostHeld + 1)
  const { result } = show(rows)
  const selection = { filter: { status: '0' as const }, except: [] }
  act(() => result.current.decide({ requests: rows, all: { count: 100_000, selection } }))
  expect(result.current.held?.all?.count).toBe(100_000)
  await wait(undoWindowMs)
  expect(sent[0]!.body).toEqual({ kind: 'accept', origin: 'issuer', requests: selection })
})
