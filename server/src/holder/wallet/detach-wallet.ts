import { sql } from 'kysely'
import { forgetHolderWallet } from '../../certificate/forget-holder-wallet.ts'
import type { Tx } from '../../context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { forgetWallet } from '../../student/forget-wallet.ts'
import { isInUse } from './read-wallet.ts'

/**
 * Leaves a student without a wallet. A transfer that runs at this moment is waited for, since it holds the certificate's
 * row. Throws wallet_in_use once one was made: the chain has locked the token there.
 */
export async function detachWallet(tx: Tx, accountId: string): Promise<void> {
  await sql`SELECT 1 FROM certificate WHERE account_id = ${accountId} ORDER BY org_id, id FOR UPDATE`.execute(
    tx,
  )
  const { wallet_address } = await tx
    .selectFrom('account')
    .select('wallet_address')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (await isInUse(tx, accountId)) {
    throw new ApiError(
      'wallet_in_use',
      'A certificate was transferred into your wallet. It stays there, and so does the wallet.',
    )
  }
  if (wallet_address === null) return
  await tx.updateTable('account').set({ wallet_address: null }).where('id', '=', accountId).execute()
  await forgetWallet(tx, accountId, wallet_address)
  await forgetHolderWallet(tx, accountId, wallet_address)
}
