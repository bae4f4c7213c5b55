import { dayMs } from '@credenza/schema'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { isOver } from '../../platform/in-force.ts'
import { isFree, purgeFree } from '../../platform/retention/hold.ts'
import { resetTokenMs } from './recovery/verify-code.ts'
import { challengeLifetimeMs } from './second-factor/challenges.ts'
import { mailboxLifetimeMs } from './session/pending-sign-in.ts'
import { knownSince } from './throttle/known-addresses.ts'

/** A code's row outlives the code, because it holds the countdown. */
const codeKeptMs = dayMs

/**
 * Deletes everything that has expired: tries that no longer count, old codes and tokens, sessions, connected applications,
 * addresses that were not seen for long.
 */
export async function purgeAccounts(ctx: Context): Promise<void> {
  const now = ctx.clock()
  const { db } = ctx
  await db.deleteFrom('attempt').where('forgotten_at', '<=', now).execute()
  await purgeFree(db, (tx) =>
    tx
      .deleteFrom('known_address')
      .where('seen_at', '<=', knownSince(now))
      .where(isFreeAccount('known_address.account_id', now))
      .execute(),
  )
  await db
    .deleteFrom('one_time_code')
    .where('sent_at', '<=', new Date(now.getTime() - codeKeptMs))
    .execute()
  await db
    .deleteFrom('reset_token')
    .where(isOver('expires_at', resetTokenMs, now))
    .execute()
  await db
    .deleteFrom('pending_sign_in')
    .where(isOver('expires_at', mailboxLifetimeMs, now))
    .execute()
  await db
    .deleteFrom('passkey_challenge')
    .where(isOver('expires_at', challengeLifetimeMs, now))
    .execute()
  for (const table of ['session', 'connected_application'] as const)
    await purgeFree(db, (tx) =>
      tx
        .deleteFrom(table)
        .where('expires_at', '<=', now)
        .where(isFreeAccount(`${table}.account_id`, now))
        .execute(),
    )
}

/** Whether the account in this column, and its organisation, are under no hold. */
const isFreeAccount = (column: string, now: Date) => sql<boolean>`(${isFree(column, now)} AND NOT EXISTS (
  SELECT 1 FROM account WHERE account.id = ${sql.ref(column)} AND NOT ${isFree('account.org_id', now)}))`
