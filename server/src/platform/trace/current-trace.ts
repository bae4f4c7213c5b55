import { AsyncLocalStorage } from 'node:async_hooks'
import type { Log } from '../db/log.ts'
import type { Trace } from './trace.ts'

const storage = new AsyncLocalStorage<Trace>()

/** Runs `work`, and all that it awaits, as part of this trace. */
export const inTrace = <T>(trace: Trace, work: () => T): T => storage.run(trace, work)

/** The trace of the current request or job; undefined for work that belongs to none. */
export const currentTrace = (): Trace | undefined => storage.getStore()

/** Adds the current trace's id to each line. */
export function tracedLog(log: Log): Log {
  const traced = (level: keyof Log) => (details: object, message: string) => {
    const trace = currentTrace()?.id
    log[level](trace ? { trace, ...details } : details, message)
  }
  return { info: traced('info'), warn: traced('warn'), error: traced('error') }
}
