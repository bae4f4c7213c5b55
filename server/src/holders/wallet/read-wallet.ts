import type { Wallet } from '@credenza/schema'
import type { Context, Db, Tx } from '../../context.ts'
import { organisationsOf } from '../../people/account/organisations-of.ts'
import { anyOf } from '../../platform/db/any-of.ts'

/** The wallet to which a student's certificates are transferred. */
export async function readWallet(ctx: Context, accountId: string, db: Db | Tx = ctx.db): Promise<Wallet> {
  const { wallet_address: address } = await db
    .selectFrom('account')
    .select('wallet_address')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const inUse = await isInUse(db, accountId)
  if (address === null) return { address: '', kind: 'none', inUse }
  return { address, kind: address === ctx.wallets(accountId).address ? 'custodial' : 'own', inUse }
}

/** Whether a certificate of this person was transferred. */
export async function isInUse(db: Db | Tx, accountId: string): Promise<boolean> {
  const transferred = await db
    .selectFrom('certificate')
    .select('id')
    .where('org_id', '=', anyOf(await organisationsOf(db, [accountId])))
    .where('account_id', '=', accountId)
    .where('transferred_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return transferred !== undefined
}
