import type { Wallet } from '@credenza/schema'
import { type Hex, recoverMessageAddress } from 'viem'
import { noteWallets } from '../../certificates/certificate/search/search-wallets.ts'
import type { Context } from '../../context.ts'
import { holdSession } from '../../people/account/session/hold-session.ts'
import { setWallet } from '../../people/account/set-wallet.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { Caller } from '../../platform/http/access.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { inForce } from '../../platform/in-force.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import { challengeLifetimeMs } from './challenge.ts'
import { detachWallet } from './detach-wallet.ts'
import { readWallet } from './read-wallet.ts'

/**
 * Links the wallet whose owner signed the message that this student last requested; a message works once. Replaces the
 * student's earlier wallet. Throws 'invalid', and wallet_in_use once a certificate was transferred.
 */
export async function linkWallet(ctx: Context, caller: Caller, signature: string): Promise<Wallet> {
  const { accountId } = caller
  const now = ctx.clock()
  const challenge = await ctx.db
    .selectFrom('wallet_challenge')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(inForce('expires_at', challengeLifetimeMs, now))
    .executeTakeFirst()
  if (!challenge) throw outdated()
  const signer = await recoverMessageAddress({
    message: challenge.message,
    signature: signature as Hex,
  }).catch(() => undefined)
  if (signer !== challenge.address) {
    throw fieldRefusal('signature', 'invalid.signature_of_another')
  }
  return withRetry(ctx.db, async (tx) => {
    const used = await tx
      .deleteFrom('wallet_challenge')
      .where('account_id', '=', accountId)
      .where('message', '=', challenge.message)
      .returning('account_id')
      .executeTakeFirst()
    if (!used) throw outdated()
    await detachWallet(tx, accountId)
    await holdSession(tx, caller)
    await setWallet(tx, accountId, challenge.address)
    await noteWallets(tx, new Map([[accountId, challenge.address]]))
    await appendAudit(ctx, tx, platformTrail, now, [
      { actor: accountId, action: 'wallet.linked', subject: accountId },
    ])
    return readWallet(ctx, accountId, tx)
  })
}

const outdated = () => fieldRefusal('signature', 'invalid.message_outdated')
