import { afterEach, expect, it, vi } from 'vitest'
import { issuerSession } from '../../testing/issuer-session.ts'
import { readSession, startSession } from '../session/session.ts'
import { followEvents, nounsOf } from './live.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const stream = (...parts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      controller.close()
    },
  })

it('messages are read whole, however the network cuts them', async () => {
  const parts = [
    'id: 0\n\n:\n\nid: 1\nda',
    'ta: {"a":"é',
    '"}\n',
    '\nid: 2\r\ndata: "x"\r\n\r\nid: 3\ndata: "unfinished"',
  ]
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
    asked.push(headers.get('last-event-id'))
    return asked.length === 1 ? new Response(stream(...parts)) : new Response('{}', { status: 401 })
  })
  const heard = vi.fn()
  await followEvents('token', heard, new AbortController().signal)
  expect(heard.mock.calls).toEqual([[{ a: 'é' }], ['x']])
  expect(asked).toEqual([null, '2'])
})

it('a tab whose session has ended elsewhere leaves its page, unless it has signed in again', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }))
  const session = (token: string) => ({ ...issuerSession, data: token })
  startSession(session('fresh'))
  await followEvents('ended', vi.fn(), new AbortController().signal)
  expect(readSession()?.data).toBe('fresh')
  await followEvents('fresh', vi.fn(), new AbortController().signal)
  expect(readSession()).toBeNull()
})

it('a stream that ends before any event resumes where it was', async () => {
  const asked: (string | null)[] = []
  const stop = new AbortController()
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
    asked.push(headers.get('last-event-id'))
    return new Response(stream('id: 41\n\n:\n\n'))
  })
  vi.useFakeTimers()
  const heard = vi.fn()
  const following = followEvents('token', heard, stop.signal)
  // After a failure it would retry only after two seconds.
  await vi.waitFor(() => expect(asked).toEqual([null, '41']), 1_500)
  stop.abort()
  await following
  expect(heard).not.toHaveBeenCalled()
})

it('when too many streams are open it retries after the time the server gives', async () => {
  let asked = 0
  const stop = new AbortController()
  vi.stubGlobal('fetch', async () => {
    asked++
    return new Response('{}', { status: 429, headers: { 'retry-after': '30' } })
  })
  vi.useFakeTimers()
  const following = followEvents('token', () => undefined, stop.signal)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(asked).toBe(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(asked).toBe(2)
  stop.abort()
  await following
})

it('an event invalidates exactly the lists that show its subject', () => {
  expect(nounsOf('certificate.accepted')).toEqual(['certificates', 'stats', 'balance', 'notifications'])
  expect(nounsOf('certificates.anchored')).toEqual(['certificates', 'stats'])
  expect(nounsOf('queue.changed')).toEqual(['certificates', 'stats'])
  expect(nounsOf('students.imported')).toEqual(['students'])
  expect(nounsOf('colleague.removed')).toEqual(['colleagues', 'certificates', 'departments'])
  expect(nounsOf('account.signed-in')).toEqual([])
})
