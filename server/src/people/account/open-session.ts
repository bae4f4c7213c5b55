import { randomUUID } from 'node:crypto'
import { session as limits } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { rememberAddress } from './throttle/attempts.ts'
import { newToken, tokenHash } from './tokens.ts'
import type { Visitor } from './visitor.ts'

interface NewSession {
  accountId: string
  from: Visitor
  secondFactorAt: Date | null
  /** As in the table. */
  providerSession: string | null
}

/** Opens a session and returns its bearer token, which is shown once and never stored. */
export async function openSession(
  ctx: Context,
  tx: Tx,
  { accountId, from, secondFactorAt, providerSession }: NewSession,
  now: Date,
): Promise<string> {
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
