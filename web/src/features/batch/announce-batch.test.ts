import type { Batch } from '@credenza/schema/batch'
import { QueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiFailure } from '../../lib/api/api-failure.ts'
import { sampleBatch } from '../../testing/sample-batch.ts'
import { announceBatch } from './announce-batch.ts'

const words = { running: 'Signing...', done: 'Signed.', failed: 'None was signed.' }
const batch = sampleBatch
const ended = (facts: Partial<Batch> = {}) => batch({ state: 'done', done: 3, ...facts })

const bothReasons = [
  { error: 'not_signed', key: 'not_signed', message: 'It is not signed.', count: 3 },
  { error: 'other', key: 'other', message: 'Something else.', count: 1 },
]
let reasons = bothReasons
let said: string[]
let reads: (Batch | Response)[]

beforeEach(() => {
  vi.useFakeTimers()
  said = []
  reasons = bothReasons
  for (const kind of ['loading', 'success', 'error'] as const) {
    vi.spyOn(toast, kind).mockImplementation((message) => {
      said.push(`${kind}: ${message}`)
      return 'toast_1'
    })
  }
  vi.spyOn(toast, 'dismiss').mockImplementation(() => void said.push('dismissed'))
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/api/batches/batch_1/failures')) {
      const data = [{ subject: 'cert_1', name: 'Ada', error: 'x', message: 'Her name cannot be drawn.' }]
      return Response.json({ success: true, message: '', data, reasons, nextCursor: null, total: 1 })
    }
    const next = reads.length > 1 ? reads.shift()! : reads[0]!
    return next instanceof Response ? next.clone() : Response.json({ success: true, message: '', data: next })
  })
})

async function announce(start: () => Promise<Batch>, then: (Batch | Response)[] = [ended()]) {
  reads = then
  const queries = new QueryClient()
  const reread = vi.spyOn(queries, 'invalidateQueries')
  const announced = await announceBatch(queries, start, words)
  return { ...announced, nouns: () => reread.mock.calls.map(([filters]) => filters?.queryKey?.[0]) }
}

it('says that it is under way, and once it has ended that it is done', async () => {
  const { ended } = await announce(async () => batch())
  expect(said).toEqual(['loading: Signing...'])
  await vi.advanceTimersByTimeAsync(1000)
  await ended
  expect(said).toEqual(['loading: Signing...', 'success: Signed.'])
})

it('the lists are read again when it ends, not when it begins', async () => {
  const { ended, nouns } = await announce(async () => batch())
  expect(nouns()).toEqual(['batches'])
  await vi.advanceTimersByTimeAsync(1000)
  await ended
  expect(nouns()).toEqual(['batches', 'batches', 'certificates', 'students', 'stats'])
})

it('failures of many are counted with their reasons, the only one is told with its reason', async () => {
  const many = await announce(async () => ended({ total: 7, failed: 4 }))
  await many.ended
  expect(said.at(-1)).toBe('error: 3 signed. 4 failed: not signed yet (3), Something else (1).')
  const none = await announce(async () => ended({ total: 6, done: 0, failed: 6 }))
  await none.ended
  expect(said.at(-1)).toBe(
    'error: 6 failed: not signed yet (3), Something else (1). Open “Details” to see the other reasons.',
  )
  reasons = []
  const unexplained = await announce(async () => ended({ done: 0, failed: 3 }))
  await unexplained.ended
  expect(said.at(-1)).toBe('error: None was signed.')
  const one = await announce(async () => ended({ total: 1, done: 0, failed: 1 }))
  await one.ended
  expect(said.at(-1)).toBe('error: Her name cannot be drawn.')
})

it('skips that were announced are not a failure, and are told with their reasons', async () => {
  const accepted = { kind: 'accept' as const, total: 404, done: 401, failed: 3, skipped: 3 }
  const one = await announce(async () => ended(accepted))
  await one.ended
  expect(said.at(-1)).toBe('success: 401 accepted. 3 skipped: not signed yet (3), Something else (1).')
})

it('what is refused is said, in words of its own where there are some, and thrown', async () => {
  const refuse = () => Promise.reject(new Error('Not approved yet.'))
  await expect(announce(refuse)).rejects.toThrow('Not approved yet.')
  expect(said).toEqual(['loading: Signing...', 'error: Not approved yet.'])
  const own = { ...words, refused: () => 'Nothing was sent.' }
  await expect(announceBatch(new QueryClient(), refuse, own)).rejects.toThrow()
  expect(said.at(-1)).toBe('error: Nothing was sent.')
})

it('the toast goes when it takes long; the end is told all the same', async () => {
  const { ended: end } = await announce(async () => batch(), [batch()])
  await vi.advanceTimersByTimeAsync(11_000)
  expect(said.at(-1)).toBe('dismissed')
  reads = [ended()]
  await vi.advanceTimersByTimeAsync(1000)
  await end
  expect(said.at(-1)).toBe('success: Signed.')
})

it('the words stay while no bar can show how far it is', async () => {
  reads = [batch()]
  const queries = new QueryClient()
  const { ended: end } = await announceBatch(queries, async () => batch(), words)
  expect(queries.getQueryData(['batches', 'recent'])).toEqual([batch()])
  const readList = (queryFn: () => Promise<Batch[]>) =>
    queries.fetchQuery({ queryKey: ['batches', 'recent'], queryFn, retry: false })
  await expect(readList(() => Promise.reject(new ApiFailure('Away.', 'no_response', 0)))).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(11_000)
  expect(said).toEqual(['loading: Signing...'])
  await readList(async () => [batch()])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(said.at(-1)).toBe('dismissed')
  reads = [ended()]
  await vi.advanceTimersByTimeAsync(1000)
  await end
})

it('the words stay for a single decision, which no bar shows', async () => {
  const one = batch({ kind: 'accept', total: 1 })
  const { ended: end } = await announce(async () => one, [one])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(said).toEqual(['loading: Signing...'])
  reads = [{ ...one, state: 'done', done: 1 }]
  await vi.advanceTimersByTimeAsync(1000)
  await end
})

it('of a batch that has since been undone, only its undo tells', async () => {
  const { ended } = await announce(async () => batch(), [batch({ state: 'recalled', done: 3 })])
  await vi.advanceTimersByTimeAsync(1000)
  await ended
  expect(said).toEqual(['loading: Signing...', 'dismissed'])
})

it('when the session ends in the meantime, nothing is claimed', async () => {
  const gone = Response.json({ success: false, error: 'not_signed_in', message: 'Sign in.' }, { status: 401 })
  const { ended } = await announce(async () => batch(), [gone])
  await vi.advanceTimersByTimeAsync(1000)
  await ended
  expect(said).toEqual(['loading: Signing...', 'dismissed'])
})
