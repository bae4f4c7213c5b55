import type { WalletOfferState } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { organisationOf } from '../../../platform/ids.ts'
import { findGrant } from '../grant/grant-store.ts'
import { offerState } from './offer-state.ts'

/** What became of a holder's own offer. Throws not_found, also once another offer has replaced it. */
export async function followOffer(
  ctx: Context,
  accountId: string,
  offerId: string,
): Promise<{ _id: string; state: WalletOfferState; expiresAt: string }> {
  const organisationId = organisationOf(offerId, 'grant')
  const grant = organisationId && (await findGrant(ctx.db, organisationId, offerId))
  if (!grant || grant.account_id !== accountId) throw refusal('not_found.wallet_offer')
  return { _id: grant.id, state: offerState(grant, ctx.clock()), expiresAt: grant.expires_at.toISOString() }
}
