import type { WalletOffer } from '@credenza/schema'
import type { Certificate } from '../../../certificates/certificate/certificate.ts'
import type { Context, Tx } from '../../../context.ts'
import { newToken } from '../../../people/account/session/tokens.ts'
import { endpointsOf } from '../endpoints.ts'
import { newGrant } from '../grant/new-grant.ts'
import { txCodeMac } from './tx-code.ts'

/**
 * Offers a certificate to one wallet and ends its earlier offers, in the caller's transaction. With `txCode`, the wallet has to
 * send this code too.
 */
export async function insertOffer(
  ctx: Context,
  tx: Tx,
  certificate: Certificate,
  { now, expiresAt, txCode }: { now: Date; expiresAt: Date; txCode: string | undefined },
): Promise<WalletOffer> {
  const code = newToken()
  const grant = newGrant(certificate, { code, now, expiresAt })
  await endEarlierOffers(tx, grant)
  const tx_code_mac = txCode ? txCodeMac(ctx.keys, grant.id, txCode) : null
  await tx
    .insertInto('wallet_grant')
    .values({ ...grant, tx_code_mac })
    .execute()
  const url = `${endpointsOf(ctx, grant.org_id).offer}?code=${code}`
  return {
    _id: grant.id,
    state: 'waiting',
    expiresAt: expiresAt.toISOString(),
    url,
    link: `openid-credential-offer://?credential_offer_uri=${encodeURIComponent(url)}`,
  }
}

/** Ends offers of the same certificate that no wallet has used. */
async function endEarlierOffers(
  tx: Tx,
  { org_id, certificate_id, account_id }: { org_id: string; certificate_id: string; account_id: string },
): Promise<void> {
  await tx
    .deleteFrom('wallet_grant')
    .where('org_id', '=', org_id)
    .where('certificate_id', '=', certificate_id)
    .where('account_id', '=', account_id)
    .where('redirect_uri', 'is', null)
    .where('redeemed_at', 'is', null)
    .execute()
}
