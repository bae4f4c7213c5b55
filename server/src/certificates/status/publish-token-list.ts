import { listValidMs, STATUS_LIST_ENTRIES, tokenStatuses, writeTokenList } from '@credenza/credential/status'
import type { Context } from '../../context.ts'
import { walletKeyIfUsed } from '../../people/organisation/wallet-key.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { organisationUrl } from '../../proof/issuer/did.ts'
import { listStatuses } from './list-statuses.ts'
import { tokenListUrl } from './list-url.ts'
import { listTtlMs } from './publish-list.ts'

/**
 * The organisation's list with this number as a Status List Token, for wallets and their verifiers, valid for a day. Made on
 * each read from the same rows as the Bitstring Status List, so the two never differ, but with suspension as a separate status.
 * Declined certificates never get into a wallet. Throws not_found for an unknown list, and for an organisation that never had a
 * wallet key.
 */
export async function publishTokenList(ctx: Context, organisationId: string, list: number): Promise<string> {
  const key = await walletKeyIfUsed(ctx, organisationId)
  const { revoked, suspended } = await listStatuses(ctx.db, organisationId, list)
  if (!key) throw refusal('not_found.status_list')
  const iat = Math.floor(ctx.clock().getTime() / 1000)
  const { publicUrl } = ctx.config
  return writeTokenList(
    {
      statuses: tokenStatuses(STATUS_LIST_ENTRIES, { invalid: revoked, suspended }),
      url: tokenListUrl(publicUrl, organisationId, list),
      issuer: organisationUrl(publicUrl, organisationId),
      header: { kid: key.publicKeyMultibase, x5c: key.x5c },
      times: { iat, exp: iat + listValidMs / 1000, ttl: listTtlMs / 1000 },
    },
    key.sign,
  )
}
