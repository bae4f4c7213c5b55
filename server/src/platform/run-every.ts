import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from './db/log.ts'
import { faultOf } from './fault-of.ts'

/**
 * Does `work` at once and then again after each pause, in every process that calls this, so it must be safe to run twice.
 * An error is logged with `text`, and the next round still comes. Ends when `signal` aborts.
 */
export async function runEvery(
  everyMs: number,
  { log, signal, text }: { log: Log; signal: AbortSignal; text: string },
  work: () => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    await work().catch((error: unknown) => log.warn({ fault: faultOf(error) }, text))
    await pause(everyMs, undefined, { signal }).catch(() => {})
  }
}

export const hourMs = 60 * 60_000
