import { findCertificate } from '../../../certificates/certificate/find-certificates.ts'
import {
  certificateForHolder,
  type InFormat,
} from '../../../certificates/wallet-form/certificate-in-format.ts'
import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import type { P256Jwk } from '../../../platform/keys/p256-key.ts'
import { ProtocolError } from '../../../platform/oauth/protocol-error.ts'
import { appendAudit, platformTrail } from '../../../proof/audit/append.ts'
import { type ConfigurationId, formatOf, isBoundToKeys } from '../configurations.ts'
import { tokenLifetimeMs } from '../grant/grant-access.ts'
import { holdGrant, noteGrant } from '../grant/grant-store.ts'
import { invalidToken } from '../grant/require-access.ts'
import { isAwaited } from '../offer/offerable.ts'
import type { WalletGrant } from '../tables.ts'

/** What a wallet requested: one configuration, with one copy for each of its keys, or one unbound copy. */
export interface Wish {
  configurationId: ConfigurationId
  keys: readonly P256Jwk[]
}

export interface Issued {
  credentials: { credential: InFormat['credential'] }[]
  notification_id: string
}

/**
 * The copies of a grant's certificate that its wallet requested (OpenID4VCI §8.3); undefined while the certificate is not
 * accepted yet. Throws credential_request_denied if it can no longer be issued, and invalid_token if the grant ends in the
 * meantime.
 */
export async function issue(
  ctx: Context,
  grant: WalletGrant,
  { configurationId, keys }: Wish,
): Promise<Issued | undefined> {
  const { certificate_id: id, account_id } = grant
  const format = formatOf[configurationId]
  const holderKeys = isBoundToKeys(configurationId) ? keys : [undefined]
  try {
    if (isAwaited(await findCertificate(ctx.db, id))) return undefined
    const copies = await Promise.all(
      holderKeys.map((holderKey) => certificateForHolder(ctx, account_id, { id, format, holderKey })),
    )
    await noteIssued(ctx, grant, { format, copies: copies.length })
    return { credentials: copies.map(({ credential }) => ({ credential })), notification_id: grant.id }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    throw new ProtocolError('credential_request_denied', 'The certificate is not issued to wallets now')
  }
}

/**
 * After the first copy, the token ends within minutes, even if it was waiting for days. Recorded in the platform's trail,
 * because it is not the issuer's business which wallet a student uses.
 */
async function noteIssued(
  ctx: Context,
  grant: WalletGrant,
  issued: { format: string; copies: number },
): Promise<void> {
  const now = ctx.clock()
  const end = new Date(now.getTime() + tokenLifetimeMs)
  const detail = { certificateId: grant.certificate_id, ...issued }
  await withRetry(ctx.db, async (tx) => {
    if (!(await holdGrant(ctx, tx, grant))) throw invalidToken()
    await noteGrant(tx, grant, {
      issued_at: now,
      expires_at: end < grant.expires_at ? end : grant.expires_at,
    })
    await appendAudit(ctx, tx, platformTrail, now, [
      { actor: grant.account_id, action: 'wallet.fetched', subject: grant.id, detail },
    ])
  })
}
