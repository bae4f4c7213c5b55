import { setTimeout as pause } from 'node:timers/promises'
import { purgeAccounts } from './account/purge-accounts.ts'
import { purgeItems } from './batch/purge-items.ts'
import { purgeExports } from './certificate/export/purge-exports.ts'
import { purgeChecks } from './check/purge-checks.ts'
import type { Context } from './context.ts'
import { purgeChallenges } from './holder/wallet/challenge.ts'
import { purgeIdempotencyKeys } from './platform/http/idempotency.ts'
import { purgeMails } from './platform/mail/purge-mails.ts'
import { purgeImports } from './student/import/purge-imports.ts'
import { purgeMessages } from './webhook/messages.ts'

const everyMs = 60 * 60_000

/** Purges at once and every hour, in every process: deleting twice is harmless. Ends when `signal` aborts. */
export async function runPurging(ctx: Context, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const purges = [
      purgeAccounts(ctx),
      purgeIdempotencyKeys(ctx),
      purgeChallenges(ctx),
      purgeMails(ctx),
      purgeMessages(ctx),
      purgeImports(ctx),
      purgeItems(ctx),
      purgeExports(ctx),
      purgeChecks(ctx),
    ]
    await Promise.all(purges).catch((error: unknown) =>
      ctx.log.warn({ error: error instanceof Error ? error.name : typeof error }, 'Old rows stay for now'),
    )
    await pause(everyMs, undefined, { signal }).catch(() => {})
  }
}
