import { setTimeout as pause } from 'node:timers/promises'
import { purgeItems } from '../batch/purge-items.ts'
import { purgeExports } from '../certificate/export/purge-exports.ts'
import { purgeChecks } from '../check/purge-checks.ts'
import type { Context } from '../context.ts'
import { purgeChallenges } from '../holder/wallet/challenge.ts'
import { purgeMails } from '../platform/mail/purge-mails.ts'
import { purgeImports } from '../student/import/purge-imports.ts'
import { purgeMessages } from '../webhook/messages.ts'
import { knownSince } from './throttle/attempts.ts'

const everyMs = 60 * 60_000
/** A code's row outlives the code, since it holds the countdown. */
const codeKeptMs = 24 * 60 * 60_000

/** Deletes what ended by time: tries that count no more, old codes and tokens, sessions, addresses not seen for long. */
export async function purgeAccounts(ctx: Context): Promise<void> {
  const now = ctx.clock()
  const { db } = ctx
  await db.deleteFrom('attempt').where('forgotten_at', '<=', now).execute()
  await db.deleteFrom('known_address').where('seen_at', '<=', knownSince(now)).execute()
  await db
    .deleteFrom('one_time_code')
    .where('sent_at', '<=', new Date(now.getTime() - codeKeptMs))
    .execute()
  await db.deleteFrom('reset_token').where('expires_at', '<=', now).execute()
  await db.deleteFrom('pending_sign_in').where('expires_at', '<=', now).execute()
  await db.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute()
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
}

/** Purges at once and every hour, in every process: deleting twice is harmless. Ends when `signal` aborts. */
export async function runPurging(ctx: Context, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const purges = [
      purgeAccounts(ctx),
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
