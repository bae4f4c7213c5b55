import type { Wallet } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import { detachWallet } from './detach-wallet.ts'
import { readWallet } from './read-wallet.ts'

/** Removes a student's wallet from their account, if there is one. Throws wallet_in_use. */
export async function unlinkWallet(ctx: Context, accountId: string): Promise<Wallet> {
  return withRetry(ctx.db, async (tx) => {
    await detachWallet(tx, accountId)
    await appendAudit(ctx, tx, platformTrail, ctx.clock(), [
      { actor: accountId, action: 'wallet.unlinked', subject: accountId },
    ])
    return readWallet(ctx, accountId, tx)
  })
}
