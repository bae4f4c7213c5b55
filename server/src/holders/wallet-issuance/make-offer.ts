import { randomInt } from 'node:crypto'
import type { WalletOffer } from '@credenza/schema'
import { findCertificate } from '../../certificates/certificate/find-certificates.ts'
import type { Context, Tx } from '../../context.ts'
import { findAccountById } from '../../people/account/find-account.ts'
import { countAttempt } from '../../people/account/throttle/attempts.ts'
import { newToken } from '../../people/account/tokens.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { endpointsOf } from './endpoints.ts'
import { newGrant } from './new-grant.ts'
import { requireOfferable } from './offerable.ts'
import { queueCodeMail } from './queue-code-mail.ts'
import { txCodeDigits, txCodeMac } from './tx-code.ts'

const lifetimeMs = 10 * 60_000

/**
 * The holder offers a certificate to a wallet: for ten minutes, once, to the wallet that has the link, and if `withCode`, the code
 * that is emailed to the holder. A new offer ends the one before. Throws not_found for other people's certificates, what refuses
 * to deliver it unless it is only not accepted yet, and too_many_requests after too many emails.
 */
export async function makeOffer(
  ctx: Context,
  accountId: string,
  { certificateId, withCode }: { certificateId: string; withCode: boolean },
  address: string,
): Promise<WalletOffer> {
  const certificate = await findCertificate(ctx.db, certificateId)
  if (certificate.accountId !== accountId) throw refusal('not_found.certificate')
  requireOfferable(certificate)
  const now = ctx.clock()
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  const code = newToken()
  const txCode = withCode ? String(randomInt(10 ** txCodeDigits)).padStart(txCodeDigits, '0') : undefined
  const grant = newGrant(certificate, { code, now, expiresAt })
  await withRetry(ctx.db, async (tx) => {
    await endEarlierOffers(tx, grant)
    const tx_code_mac = txCode ? txCodeMac(ctx.keys, grant.id, txCode) : null
    await tx
      .insertInto('wallet_grant')
      .values({ ...grant, tx_code_mac })
      .execute()
    if (!txCode) return
    const account = await findAccountById(tx, accountId)
    await countAttempt(ctx, tx, 'code-mail', { realm: account.realm, email: account.email, address })
    await queueCodeMail(ctx, tx, account, { title: certificate.title, code: txCode, notAfter: expiresAt })
  })
  const url = `${endpointsOf(ctx, grant.org_id).offer}?code=${code}`
  return {
    _id: grant.id,
    state: 'waiting',
    expiresAt: expiresAt.toISOString(),
    url,
    link: `openid-credential-offer://?credential_offer_uri=${encodeURIComponent(url)}`,
  }
}

/** Offers of the same certificate for which no wallet has come. */
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
