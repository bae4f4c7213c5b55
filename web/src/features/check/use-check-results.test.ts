import type { CheckResult } from '@credenza/schema/check'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useCheckResults } from './use-check-results.ts'

interface Stream {
  url: string
  signal: AbortSignal
  send: (...positions: number[]) => void
  end: () => void
  break: () => void
}
let streams: Stream[]

beforeEach(() => {
  vi.useFakeTimers()
  streams = []
  vi.stubGlobal('fetch', async (url: string, { signal }: { signal: AbortSignal }) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    const write = (position: number) =>
      void writer.write(new TextEncoder().encode(`${JSON.stringify({ position })}\n`))
    streams.push({
      url,
      signal,
      send: (...positions) => positions.forEach(write),
      end: () => void writer.close(),
      break: () => void writer.abort(new TypeError('network')),
    })
    return new Response(readable)
  })
})

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function show() {
  const view = renderHook(({ checkId }) => useCheckResults(checkId), { initialProps: { checkId: 'check_1' } })
  await wait(0)
  const positions = () => view.result.current.results.map(({ position }: CheckResult) => position)
  return { ...view, positions }
}

it('shows results as they come, and its end', async () => {
  const { result, positions } = await show()
  streams[0]!.send(1, 2)
  await wait(200)
  expect(positions()).toEqual([1, 2])
  expect(result.current.state).toBe('following')
  streams[0]!.send(3)
  streams[0]!.end()
  await wait(200)
  expect(positions()).toEqual([1, 2, 3])
  expect(result.current.state).toBe('ended')
})

it('results that come within one moment are drawn once', async () => {
  const { result } = await show()
  const before = result.current.results
  streams[0]!.send(1)
  streams[0]!.send(2)
  expect(result.current.results).toBe(before)
  await wait(200)
  const drawn = result.current.results
  expect(drawn).toHaveLength(2)
  await wait(1000)
  expect(result.current.results).toBe(drawn)
})

it('a lost connection keeps what is here, and going on asks only for the rest', async () => {
  const { result, positions } = await show()
  streams[0]!.send(1, 2)
  await wait(200)
  streams[0]!.break()
  await wait(0)
  expect(result.current).toMatchObject({ state: 'lost', error: expect.any(TypeError) })
  expect(positions()).toEqual([1, 2])
  act(() => result.current.goOn())
  await wait(0)
  expect(streams[1]!.url).toBe('/api/checks/check_1/results.ndjson?after=2')
  streams[1]!.send(3)
  await wait(200)
  expect(positions()).toEqual([1, 2, 3])
  expect(result.current).toMatchObject({ state: 'following', error: null })
})

it('a screen that is left stops asking', async () => {
  const { unmount } = await show()
  unmount()
  expect(streams[0]!.signal.aborted).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})
