import type { LiveEvent } from '@credenza/schema/event'
import type { QueryNoun } from './query-nouns.ts'

/**
 * Splits a server-sent event stream into its messages (WHATWG HTML §9.2.6), as far as we send them: `id` and `data`
 * fields, comments skipped. `data` is empty in a message that only says where the stream is.
 */
export async function* serverSentEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<{ id: string | undefined; data: string }> {
  const reader = body.pipeThrough(textDecoder()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      const blocks = `${rest}${value}`.replaceAll('\r\n', '\n').split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const message = readBlock(block)
        if (message.id !== undefined || message.data !== '') yield message
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function readBlock(block: string): { id: string | undefined; data: string } {
  let id: string | undefined
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^([^:]+)(?:: ?(.*))?$/.exec(line) ?? []
    if (field === 'id') id = value
    if (field === 'data') data.push(value)
  }
  return { id, data: data.join('\n') }
}

/**
 * Follows GET /api/events until `signal` aborts: resumes after the last message seen, waits longer after each
 * failure (1 s to 30 s, or as long as the server asks for), and gives up when the session is refused. Lists ask again by
 * themselves meanwhile.
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
      if (response.status === 401 || response.status === 403) return
      leastMs = 1000 * Number(response.headers.get('retry-after') ?? 0)
      if (!response.ok || !response.body) throw new Error(`events answered ${response.status}`)
      failures = 0
      for await (const message of serverSentEvents(response.body)) {
        lastId = message.id ?? lastId
        if (message.data !== '') onEvent(JSON.parse(message.data))
      }
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
  batch: ['batches'],
  certificate: ['certificates', 'stats', 'balance'],
  certificates: ['certificates', 'stats'],
  correction: ['certificates'],
  check: ['checks'],
  student: ['students'],
  students: ['students'],
  category: ['categories'],
  delivery: ['deliveries'],
  fee: ['fees'],
  settlement: ['balance'],
  organisation: ['profile', 'organisations'],
  queue: ['certificates', 'stats'],
  request: ['certificates'],
  // Who leaves looks after no request any more.
  colleague: ['colleagues', 'certificates'],
}

/** Which cached lists an event makes old; `action` reads like 'certificate.signed'. */
export const nounsOf = (action: string): QueryNoun[] => affected[action.split('.')[0] ?? ''] ?? []

// The DOM types give TextDecoderStream a narrower input than it takes.
const textDecoder = () => new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>
