/**
 * A queue and what its jobs carry. `keyed`: a job names what it is about, and while one waits, further ones with the same
 * key are dropped. Beware: two transactions that enqueue the same key wait for each other to end.
 */
export type Queue<Payload extends object> = {
  readonly name: string
  readonly keyed: boolean
  /** How often a failing job is retried, with a pause that grows from a second to `longestPauseSeconds`. */
  readonly retryLimit: number
  readonly longestPauseSeconds: number
  /** Never set; it tells the compiler the payload. */
  readonly payload?: Payload
}

const aboutEightHours = 100

/** One job as its handler sees it. `signal` aborts when the job was taken from us or the process stops. */
export type Job<Payload extends object> = { id: string; data: Payload; signal: AbortSignal }

/** Declares a queue, once, next to its handler: `defineQueue<{ certificateId: string }>('store-documents')`. */
export function defineQueue<Payload extends object>(
  name: string,
  { keyed = false, retryLimit = aboutEightHours, longestPauseSeconds = 300 } = {},
): Queue<Payload> {
  return { name, keyed, retryLimit, longestPauseSeconds }
}
