import type { Context } from '../../context.ts'
import { openLogKey } from '../../platform/keys/signing-key.ts'
import type { LogName } from './tables.ts'

/** Both logs of this deployment. */
export const logNames = ['certificates', 'statements'] as const satisfies readonly LogName[]

/** A log's origin: its URL without the scheme (C2SP tlog-checkpoint). It never changes, and is also the name of the key. */
export function logOrigin(publicUrl: string, log: LogName): string {
  return `${new URL(publicUrl).host}/log/${log}`
}

/** The key that signs both logs' checkpoints. */
export const logKey = (ctx: Context) => openLogKey(ctx.keys)
