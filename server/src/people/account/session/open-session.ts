import { randomUUID } from 'node:crypto'
import { session as limits } from '@credenza/schema'
import type { Context, Tx } from '../../../context.ts'
import type { Account } from '../find-account.ts'
import { rememberAddress } from '../throttle/known-addresses.ts'
import { requireUnchanged } from './require-unchanged.ts'
import { newToken, tokenHash } from './tokens.ts'
import type { Visitor } from './visitor.ts'

interface NewSession {
  account: Account
  from: Visitor
  secondFactorAt: Date | null
  /** As in the table. */
  providerSession: string | null
}

/**
 * Opens a session and returns its bearer token, which is shown once and never stored. Throws 'sign_in_failed' if the account has
 * changed since it was read.
 */
export async function openSession(
  ctx: Context,
  tx: Tx,
  { account, from, secondFactorAt, providerSession }: NewSession,
  now: Date,
): Promise<string> {
  await requireUnchanged(tx, account)
  const { id: accountId } = account
  const token = newToken()
  await tx
    .insertInto('session')
    .values({
      token_hash: tokenHash(token),
      id: randomUUID(),
      account_id: accountId,
      device: from.device,
      second_factor_at: secondFactorAt,
      provider_session: providerSession,
      created_at: now,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + limits.absoluteMs),
    })
    .execute()
  await tx.updateTable('account').set({ language: from.language }).where('id', '=', accountId).execute()
  await rememberAddress(ctx, tx, { accountId, address: from.address }, now)
  return token
}
