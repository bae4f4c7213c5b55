import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from './db/log.ts'
import { faultOf } from './fault-of.ts'

/**
 * Runs `work` at once and again after each pause, in every process that calls this, so it must be safe to run twice. Logs
 * errors with `text`, and continues with the next round. Ends when `signal` aborts.
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
