import { randomUUID } from 'node:crypto'

/** Everything that one request causes: the request itself, the jobs that it queues, and their emails. */
export interface Trace {
  /** 32 lower-case hexadecimal digits, the trace-id of W3C Trace Context. Contains nothing about people. */
  id: string
  /** The caller's span within the trace: 16 lower-case hexadecimal digits. */
  span?: string | undefined
  /** Whether the caller records this trace. If so, and if we record any, we record it too. */
  isSampled: boolean
}

/** Uses a UUID, for which Node fetches random bytes for many at once. */
export const newTrace = (): Trace => ({ id: randomUUID().replaceAll('-', ''), isSampled: true })

const shape = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/

/**
 * The trace in a `traceparent` header (W3C Trace Context, section 3.2). Undefined for anything else, such as two headers.
 * Accepts only hexadecimal digits, since strangers write this header and logs repeat it.
 */
export function readTraceparent(header: unknown): Trace | undefined {
  const [, version, id, span, flags, more] = (typeof header === 'string' && shape.exec(header)) || []
  // Only later versions may have more parts.
  if (!id || !flags || (version === '00' && more !== undefined)) return undefined
  return { id, span, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}
