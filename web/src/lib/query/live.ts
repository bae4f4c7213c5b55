import type { LiveEvent } from '@credenza/schema/event'
import { notable } from '@credenza/schema/notable'
import { leaveIfRefused } from '../api/call.ts'
import type { QueryNoun } from './query-nouns.ts'

/**
 * Follows GET /api/events until `signal` aborts. Resumes after the last message seen, waits longer after each failure (1 s
 * to 30 s, or as long as the server asks for), and gives up if the session is refused. Where that has ended, for example in
 * another tab, this tab leaves its page too. In the meantime, lists refetch by themselves.
 */
export async function followEvents(
  token: string,
  onEvent: (event: LiveEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let lastId: string | undefined
  let failures = 0
  while (!signal.aborted) {
    let leastMs = 0
    try {
      const headers = new Headers({ authorization: `Bearer ${token}`, accept: 'text/event-stream' })
      if (lastId) headers.set('last-event-id', lastId)
      const response = await fetch('/api/events', { headers, signal })
      leaveIfRefused(response, token)
      if (response.status === 401 || response.status === 403) return
      leastMs = 1000 * Number(response.headers.get('retry-after') ?? 0)
      if (!response.ok || !response.body) throw new Error(`events answered ${response.status}`)
      failures = 0
      // Loaded after the page, which does not need it to be shown.
      const { createParser } = await import('eventsource-parser')
      const parser = createParser({
        // A message without data only gives the position in the stream.
        onId: (id) => {
          lastId = id
        },
        onEvent: ({ data }) => onEvent(JSON.parse(data)),
      })
      await response.body.pipeThrough(textDecoder()).pipeTo(new WritableStream({ write: parser.feed }))
    } catch {
      failures += 1
    }
    await pause(Math.max(leastMs, Math.min(30_000, 1000 * 2 ** failures)), signal)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

const affected: Record<string, QueryNoun[]> = {
  approval: ['approvals', 'certificates'],
  batch: ['batches'],
  certificate: ['certificates', 'stats', 'balance'],
  certificates: ['certificates', 'stats'],
  correction: ['certificates'],
  check: ['checks'],
  presentation: ['presentations'],
  student: ['students'],
  students: ['students'],
  category: ['categories'],
  delivery: ['deliveries'],
  department: ['departments', 'students', 'categories', 'templates', 'certificates', 'stats'],
  fee: ['fees'],
  settlement: ['balance'],
  invoice: ['balance'],
  organisation: ['profile', 'organisations'],
  queue: ['certificates', 'stats'],
  request: ['certificates'],
  // When a colleague leaves, their requests are no longer assigned to them.
  colleague: ['colleagues', 'certificates', 'departments'],
  directory: ['directory'],
}

const notableActions = new Set<string>(Object.values(notable).flat())

/** The cached lists that an event invalidates; `action` looks like 'certificate.signed'. */
export const nounsOf = (action: string): QueryNoun[] => {
  const nouns = affected[action.split('.')[0] ?? ''] ?? []
  return notableActions.has(action) ? [...nouns, 'notifications'] : nouns
}

// The DOM types give TextDecoderStream a narrower input than it accepts.
const textDecoder = () => new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>
