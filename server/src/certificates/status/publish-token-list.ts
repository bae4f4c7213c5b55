import { STATUS_LIST_ENTRIES, tokenStatuses, writeTokenList } from '@credenza/credential/status'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { walletKeyIfUsed } from '../../people/organisation/wallet-key.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { organisationUrl } from '../../proof/issuer/did.ts'
import { tokenListUrl } from './list-url.ts'
import { listTtlMs, validMs } from './publish-list.ts'

/**
 * The organisation's list with this number, for wallets and their verifiers: a Status List Token, valid for a day. It is made
 * each time from the same rows as the Bitstring Status List, so the two never differ; here a suspension is a status of its
 * own. A replaced certificate is revoked, and a declined one never gets into a wallet. Throws not_found when there is no
 * such list, and for an organisation that never had a key for wallets.
 */
export async function publishTokenList(ctx: Context, organisationId: string, list: number): Promise<string> {
  const key = await walletKeyIfUsed(ctx, organisationId)
  // One SQL statement, so that the list and every status in it are from the same instant.
  const { rows } = await sql<{ index: number | null; revoked: boolean | null }>`
    SELECT entry.index, entry.revoked FROM status_list
    LEFT JOIN (
      SELECT status_entry.list, status_entry.index, status_entry.revoked FROM status_entry
      LEFT JOIN certificate ON certificate.org_id = status_entry.org_id
        AND certificate.id = status_entry.certificate_id
      WHERE status_entry.org_id = ${organisationId} AND status_entry.list = ${list}
        AND (status_entry.revoked OR certificate.suspended_at IS NOT NULL)
    ) AS entry ON entry.list = status_list.list
    WHERE status_list.org_id = ${organisationId} AND status_list.list = ${list}`.execute(ctx.db)
  if (!key || rows.length === 0) throw refusal('not_found.status_list')
  const indexesOf = (revoked: boolean) =>
    rows.flatMap(({ index, ...row }) => (index !== null && row.revoked === revoked ? [index] : []))
  const iat = Math.floor(ctx.clock().getTime() / 1000)
  const { publicUrl } = ctx.config
  return writeTokenList(
    {
      statuses: tokenStatuses(STATUS_LIST_ENTRIES, { invalid: indexesOf(true), suspended: indexesOf(false) }),
      url: tokenListUrl(publicUrl, organisationId, list),
      issuer: organisationUrl(publicUrl, organisationId),
      header: { kid: key.publicKeyMultibase, x5c: key.x5c },
      times: { iat, exp: iat + validMs / 1000, ttl: listTtlMs / 1000 },
    },
    key.sign,
  )
}
