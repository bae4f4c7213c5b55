import { walletKeyJwk } from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { useOnce } from '../../../people/single-sign-on/used-messages.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { openText, sealText } from '../../../platform/keys/sealed-text.ts'
import { ProtocolError } from '../../../platform/oauth/protocol-error.ts'
import { configurationIds } from '../configurations.ts'
import type { WalletGrant } from '../tables.ts'
import { type Issued, issue, type Wish } from './issue.ts'

const purpose = 'wallet-deferral'
const hour = 60 * 60

/** The answer to a wallet while its certificate is not accepted yet. */
export interface Deferred {
  transaction_id: string
  interval: number
}

const sealedWish = z.object({
  grantId: z.string(),
  configurationId: z.enum(configurationIds),
  keys: z.array(walletKeyJwk),
})

/** Seals the wish into the transaction's id, so that what is issued later goes to the keys that were proven now. */
export function deferWish({ keys }: Context, { id }: WalletGrant, wish: Wish): Deferred {
  return { transaction_id: sealText(keys, purpose, { ...wish, grantId: id }), interval: hour }
}

/**
 * Issues a deferred credential, once it is accepted (OpenID4VCI §9). Throws invalid_transaction_id for another token's or a
 * used transaction, and credential_request_denied if it can never be issued.
 */
export async function issueDeferred(
  ctx: Context,
  grant: WalletGrant,
  transactionId: string,
): Promise<Pick<Issued, 'credentials'> | Deferred> {
  const { data: wish } = sealedWish.safeParse(openText(ctx.keys, purpose, transactionId))
  if (wish?.grantId !== grant.id) throw unknown()
  const issued = await issue(ctx, grant, wish)
  if (!issued) return { transaction_id: transactionId, interval: hour }
  const { org_id: organisationId, expires_at: until } = grant
  const isNew = await withRetry(ctx.db, (tx) => useOnce(tx, { organisationId, id: transactionId, until }))
  if (!isNew) throw unknown()
  // Leaves out notification_id, which is optional: Credo's libraries (0.4.6) refuse an answer with both.
  return { credentials: issued.credentials }
}

const unknown = () =>
  new ProtocolError('invalid_transaction_id', 'The transaction is unknown, or its credential was obtained')
