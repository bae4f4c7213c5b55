import { setTimeout as pause } from 'node:timers/promises'
import { faultOf } from '../fault-of.ts'
import type { Log } from './log.ts'

/** One thing to stop. Its promise resolves when it has stopped. */
export type ShutdownStep = { name: string; stop(): Promise<unknown> }

const stepTimeoutMs = 15_000

/**
 * Stops things one after the other, each before what it depends on: streams, HTTP, roles, jobs, and the database last (its
 * pools, then the embedded server). A step that fails or hangs is logged and does not stop the next. Cutting a step short loses
 * nothing, since every effect is a committed row or a job that will run again.
 */
export async function shutDown(steps: readonly ShutdownStep[], log: Log): Promise<void> {
  for (const { name, stop } of steps) {
    const rested = new AbortController()
    try {
      const late = pause(stepTimeoutMs, 'late', { signal: rested.signal }).catch(() => 'rested')
      const outcome = await Promise.race([stop().then(() => 'rested'), late])
      if (outcome === 'late') log.warn({ step: name }, 'Did not stop in time; going on')
    } catch (error) {
      log.error({ step: name, fault: faultOf(error) }, 'Did not stop cleanly; going on')
    } finally {
      rested.abort()
    }
  }
}
