import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import { backOffMs } from '../../platform/back-off.ts'
import { holdRole } from '../../platform/db/lease.ts'
import { faultOf } from '../../platform/fault-of.ts'
import { runEvery } from '../../platform/run-every.ts'
import { deliverEvents } from './deliver-events.ts'
import { numberEvents } from './feed.ts'
import { type Sink, sinksOf } from './sinks.ts'

const numberEveryMs = 5_000

/** Numbers security events and sends them to the sinks in the settings, in one process at a time (role 'security-events'). */
export const runSecurityEvents = (ctx: Context, signal: AbortSignal): Promise<void> =>
  holdRole(
    ctx.database,
    'security-events',
    async ({ signal }) => {
      const text = 'Security events wait for their numbers'
      const number = async () => {
        while (await numberEvents(ctx)) signal.throwIfAborted()
      }
      // Existing events get positions first, so that a new receiver starts after them.
      await number()
      await Promise.all([
        runEvery(numberEveryMs, { log: ctx.log, signal, text }, number),
        ...sinksOf(ctx).map((sink) => feedSink(ctx, sink, signal)),
      ])
    },
    { signal },
  )

/** Tries a failing receiver less and less often, without delaying the others. */
async function feedSink(ctx: Context, sink: Sink, signal: AbortSignal): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    try {
      await deliverEvents(ctx, sink, signal)
      failures = 0
    } catch (error) {
      if (signal.aborted) return
      failures++
      ctx.log.warn({ sink: sink.name, fault: faultOf(error) }, 'Security events wait for their receiver')
    }
    await pause(backOffMs(numberEveryMs, failures), undefined, { signal }).catch(() => {})
  }
}
