import { randomBytes } from 'node:crypto'
import { getAddress } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import type { Context } from '../../context.ts'
import { holdPerson } from '../../people/account/hold-person.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { isOver } from '../../platform/in-force.ts'

export const challengeLifetimeMs = 10 * 60_000

/**
 * The message that a student signs to prove that a wallet is theirs (EIP-4361). We write all of it and accept only a signature
 * of exactly these bytes, so domain, nonce, chain and time are certain. Requesting another one invalidates it. Throws
 * 'not_signed_in' if the student is erased in the meantime.
 */
export async function challengeWallet(
  ctx: Context,
  accountId: string,
  wanted: string,
): Promise<{ message: string; expiresAt: string }> {
  const now = ctx.clock()
  const address = getAddress(wanted.toLowerCase())
  const { origin, host } = new URL(ctx.config.publicUrl)
  const expires_at = new Date(now.getTime() + challengeLifetimeMs)
  const message = createSiweMessage({
    domain: host,
    address,
    statement: 'Link this wallet to your account. Your certificates can then be transferred to it.',
    uri: `${origin}/student/wallet`,
    version: '1',
    chainId: ctx.chain.chainId,
    nonce: randomBytes(16).toString('hex'),
    issuedAt: now,
    expirationTime: expires_at,
  })
  await withRetry(ctx.db, async (tx) => {
    await holdPerson(tx, accountId)
    await tx
      .insertInto('wallet_challenge')
      .values({ account_id: accountId, address, message, expires_at })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ address, message, expires_at }))
      .execute()
  })
  return { message, expiresAt: expires_at.toISOString() }
}

/** Deletes challenges that can no longer be answered. */
export async function purgeChallenges({ db, clock }: Context): Promise<void> {
  await db
    .deleteFrom('wallet_challenge')
    .where(isOver('expires_at', challengeLifetimeMs, clock()))
    .execute()
}
