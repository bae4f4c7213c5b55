/**
 * A queue and the payload of its jobs. `keyed`: each job has a key for what it is about, and while one waits, further ones with
 * the same key are dropped. Beware: two transactions that enqueue the same key wait for each other to end.
 */
export type Queue<Payload extends object> = {
  readonly name: string
  readonly keyed: boolean
  /** How often a failing job is retried, after pauses that grow from a second to `longestPauseSeconds`. */
  readonly retryLimit: number
  readonly longestPauseSeconds: number
  /** Never set: it tells the compiler the payload's type. */
  readonly payload?: Payload
}

const aboutEightHours = 100

/** One job as its handler gets it. `signal` aborts when the job is taken from this process or the process stops. */
export type Job<Payload extends object> = { id: string; data: Payload; signal: AbortSignal }

/** Declares a queue, once, next to its handler: `defineQueue<{ certificateId: string }>('store-documents')`. */
export function defineQueue<Payload extends object>(
  name: string,
  { keyed = false, retryLimit = aboutEightHours, longestPauseSeconds = 300 } = {},
): Queue<Payload> {
  return { name, keyed, retryLimit, longestPauseSeconds }
}
