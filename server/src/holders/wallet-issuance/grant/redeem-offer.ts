import { timingSafeEqual } from 'node:crypto'
import type { Context, Tx } from '../../../context.ts'
import { findAccountById } from '../../../people/account/find-account.ts'
import { tokenHash } from '../../../people/account/session/tokens.ts'
import { countAttempt, forgiveAttempt } from '../../../people/account/throttle/attempts.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { hasBegun } from '../../../platform/in-force.ts'
import { ProtocolError } from '../../../platform/oauth/protocol-error.ts'
import { txCodeMac, txCodeTries } from '../offer/tx-code.ts'
import type { WalletGrant } from '../tables.ts'
import { type Access, grantAccess, type Wallet } from './grant-access.ts'
import { noteGrant } from './grant-store.ts'

const ended = () =>
  new ProtocolError('invalid_grant', 'The offer was used, has ended, or is of another issuer')

/**
 * Exchanges an offer's code for an access token, once (OpenID4VCI §6.1). Throws invalid_grant, also for a wrong emailed code,
 * the fifth of which ends the offer; invalid_request if an emailed code is missing or was not asked for; and too_many_requests
 * after many wrong ones, counted over all offers of the same holder.
 */
export async function redeemOffer(
  ctx: Context,
  organisationId: string,
  { code, txCode, address }: { code: string; txCode: string | undefined; address: string },
  wallet: Wallet,
): Promise<Access> {
  const redeemed = await withRetry(ctx.db, async (tx) => {
    const grant = await lockOffer(ctx, tx, organisationId, code)
    if ((grant.tx_code_mac === null) !== (txCode === undefined))
      throw new ProtocolError('invalid_request', 'tx_code is sent exactly when the offer asks for it')
    if (!(await isRightCode(ctx, tx, grant, { txCode, address }))) {
      await noteGrant(tx, grant, { tries: grant.tries + 1 })
      return undefined
    }
    return grantAccess(ctx, tx, grant, wallet)
  })
  if (!redeemed) throw new ProtocolError('invalid_grant', 'The tx_code is wrong')
  return redeemed
}

/** Also true if the offer has no emailed code. */
async function isRightCode(
  ctx: Context,
  tx: Tx,
  { id, account_id, tx_code_mac }: WalletGrant,
  { txCode, address }: { txCode: string | undefined; address: string },
): Promise<boolean> {
  if (tx_code_mac === null || txCode === undefined) return true
  const { realm, email } = await findAccountById(tx, account_id)
  const attempt = await countAttempt(ctx, tx, 'wallet-code', { realm, email, address })
  const isRight = timingSafeEqual(txCodeMac(ctx.keys, id, txCode), tx_code_mac)
  if (isRight) await forgiveAttempt(tx, attempt)
  return isRight
}

/** Locks the offer, so that only one of two wallets is first, and simultaneous tries are counted one by one. */
async function lockOffer(ctx: Context, tx: Tx, organisationId: string, code: string) {
  const grant = await tx
    .selectFrom('wallet_grant')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('code_hash', '=', tokenHash(code))
    .where('redirect_uri', 'is', null)
    .where('redeemed_at', 'is', null)
    .where('expires_at', '>', ctx.clock())
    .where(hasBegun('created_at', ctx.clock()))
    .forUpdate()
    .executeTakeFirst()
  if (!grant || grant.tries >= txCodeTries) throw ended()
  return grant
}
