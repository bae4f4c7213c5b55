import type { Insertable } from 'kysely'
import type { Certificate } from '../../../certificates/certificate/certificate.ts'
import { tokenHash } from '../../../people/account/session/tokens.ts'
import { newTenantId } from '../../../platform/ids.ts'
import type { WalletGrantTables } from '../tables.ts'

/** Lets a wallet with this code fetch this certificate, until `expiresAt`. */
export const newGrant = (
  { organisationId, id, accountId }: Pick<Certificate, 'organisationId' | 'id' | 'accountId'>,
  { code, now, expiresAt }: { code: string; now: Date; expiresAt: Date },
): Insertable<WalletGrantTables['wallet_grant']> => ({
  org_id: organisationId,
  id: newTenantId('grant', organisationId),
  certificate_id: id,
  account_id: accountId,
  code_hash: tokenHash(code),
  tx_code_mac: null,
  tries: 0,
  client_id: null,
  redirect_uri: null,
  code_challenge: null,
  token_hash: null,
  dpop_key: null,
  created_at: now,
  expires_at: expiresAt,
  redeemed_at: null,
  issued_at: null,
  outcome: null,
})
