import { createHash } from 'node:crypto'
import { inSpan, type SpanFacts } from '../trace/span.ts'
import type { Log } from './log.ts'

/**
 * Runs a statement and measures how long it takes. `text` has placeholders instead of values. `sinceWhen`, called afterwards,
 * gives the time when the connection finished the statement before it (`performance.now()`).
 */
export type WatchStatement = <T>(text: string, run: () => Promise<T>, sinceWhen?: () => number) => Promise<T>

/** An insert of a thousand rows is nearly all placeholders. */
const mostCharacters = 2_000

/** Logs statements that take this long or longer, with placeholders and never with a value. */
export const watchStatements =
  (log: Log, slowMs: number): WatchStatement =>
  async (text, run, sinceWhen = () => 0) => {
    const start = performance.now()
    try {
      return await inSpan(() => factsOf(text), run)
    } finally {
      const ms = Math.round(performance.now() - Math.max(start, sinceWhen()))
      if (ms >= slowMs)
        log.warn(
          { ms, fingerprint: fingerprintOf(text), statement: text.slice(0, mostCharacters) },
          'A statement was slow',
        )
    }
  }

const factsOf = (text: string): SpanFacts => ({
  name: /^\s*(\w{1,20})/.exec(text)?.[1]?.toUpperCase() ?? 'SQL',
  kind: 'client',
  attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, mostCharacters) },
})

/** An id for a statement, whatever its values: 22 characters of base64url. */
export const fingerprintOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22)
