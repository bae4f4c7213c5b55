import { dayMs } from '@credenza/schema'
import { findCertificate } from '../../../certificates/certificate/find-certificates.ts'
import type { Context, Tx } from '../../../context.ts'
import { newToken, tokenHash } from '../../../people/account/session/tokens.ts'
import { useOnce } from '../../../people/single-sign-on/used-messages.ts'
import { isAwaited } from '../offer/offerable.ts'
import type { WalletGrant } from '../tables.ts'
import { type DpopProof, invalidProof } from './dpop.ts'

/** The calling wallet, as far as it identifies itself: its name, and a proof of the key to bind its access token to. */
export interface Wallet {
  clientId: string | undefined
  dpop: DpopProof | undefined
}

/**
 * The token endpoint's answer (RFC 6749 §5.1). The case of the token type does not matter, but some wallets accept only this
 * one.
 */
export interface Access {
  access_token: string
  token_type: 'DPoP' | 'bearer'
  expires_in: number
}

export const tokenLifetimeMs = 10 * 60_000
/** How long verifiers may take for a certificate that is not accepted yet. Its wallet comes back with the same token. */
const awaitedMs = 14 * dayMs
/** The most wallets waiting for one certificate. A further one replaces the first. */
const mostAwaiting = 10

/** Redeems a locked grant for an access token to its one certificate. Throws invalid_dpop_proof for a used proof. */
export async function grantAccess(
  ctx: Context,
  tx: Tx,
  grant: WalletGrant,
  { clientId, dpop }: Wallet,
): Promise<Access> {
  if (dpop && !(await useOnce(tx, { organisationId: grant.org_id, ...dpop }))) throw invalidProof()
  const now = ctx.clock()
  const token = newToken()
  const certificate = await findCertificate(tx, grant.certificate_id)
  const isLong = isAwaited(certificate)
  if (isLong) await endOldest(tx, grant)
  const lifetimeMs = isLong ? awaitedMs : tokenLifetimeMs
  await tx
    .updateTable('wallet_grant')
    .set({
      redeemed_at: now,
      token_hash: tokenHash(token),
      client_id: clientId ?? null,
      dpop_key: dpop?.key ?? null,
      expires_at: new Date(now.getTime() + lifetimeMs),
    })
    .where('org_id', '=', grant.org_id)
    .where('id', '=', grant.id)
    .execute()
  return {
    access_token: token,
    token_type: dpop ? 'DPoP' : 'bearer',
    expires_in: lifetimeMs / 1000,
  }
}

/** Makes room for one more: each row stays for two weeks, and holders can make an offer every two seconds. */
async function endOldest(
  tx: Tx,
  { org_id, certificate_id, account_id }: Pick<WalletGrant, 'org_id' | 'certificate_id' | 'account_id'>,
): Promise<void> {
  const waiting = tx
    .selectFrom('wallet_grant')
    .where('org_id', '=', org_id)
    .where('certificate_id', '=', certificate_id)
    .where('account_id', '=', account_id)
    .where('redeemed_at', 'is not', null)
  await tx
    .deleteFrom('wallet_grant')
    .where('org_id', '=', org_id)
    .where(
      'id',
      'in',
      waiting
        .select('id')
        .orderBy('redeemed_at', 'desc')
        .orderBy('id')
        .offset(mostAwaiting - 1),
    )
    .execute()
}
