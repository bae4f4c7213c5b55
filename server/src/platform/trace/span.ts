import { currentTrace, inTrace } from './current-trace.ts'
import { newTrace, type Trace } from './trace.ts'

/**
 * Describes a piece of work within a trace. Nothing personal: a route's pattern, a queue's name, a statement with placeholders.
 */
export interface SpanFacts {
  name: string
  kind: 'server' | 'consumer' | 'client'
  attributes: Record<string, string | number>
}

/** Work that is being recorded. */
export interface Span {
  /** The trace for work within this span. */
  trace: Trace
  end(outcome?: { error?: string; attributes?: Record<string, string | number> }): void
}

type StartSpan = (facts: SpanFacts, trace: Trace) => Span

let start: StartSpan | undefined

/** Starts recording spans; with undefined, stops. */
export function recordSpans(by: StartSpan | undefined): void {
  start = by
}

/** Begins a span of this trace; undefined if none are recorded. */
export const startSpan = (facts: SpanFacts, trace: Trace): Span | undefined => start?.(facts, trace)

/**
 * Runs `work` within a span. Outside a trace there is none, unless the work begins its own trace. Calls `facts` only while
 * spans are recorded.
 */
export async function inSpan<T>(
  facts: () => SpanFacts,
  work: () => Promise<T>,
  { beginsTrace = false } = {},
): Promise<T> {
  const trace = start && (currentTrace() ?? (beginsTrace ? newTrace() : undefined))
  const span = trace && startSpan(facts(), trace)
  if (!span) return work()
  let error: string | undefined
  try {
    return await inTrace(span.trace, work)
  } catch (thrown) {
    // Its message may quote a value, so only its name is recorded.
    error = thrown instanceof Error ? thrown.name : typeof thrown
    throw thrown
  } finally {
    span.end(error === undefined ? {} : { error })
  }
}
