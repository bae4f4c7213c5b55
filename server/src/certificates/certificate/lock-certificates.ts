import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { Certificate } from './certificate.ts'
import { type CertificateRow, certificateOf } from './certificate-row.ts'
import { openTo } from './state-sql.ts'

/**
 * Locks an organisation's own certificates by id until the transaction ends, always in the same order. Leaves out other
 * organisations' ids. Looks up each separately, for the reason given at `findCertificates`.
 */
export async function lockCertificates(
  tx: Tx,
  organisationId: string,
  ids: readonly string[],
): Promise<Certificate[]> {
  const { rows } = await locked<CertificateRow>(organisationId, ids, sql`*`).execute(tx)
  return rows.map(certificateOf)
}

/** Like `lockCertificates`, for one. Throws not_found, also for another organisation's. */
export async function lockCertificate(tx: Tx, organisationId: string, id: string): Promise<Certificate> {
  const [certificate] = await lockCertificates(tx, organisationId, [id])
  if (!certificate) throw refusal('not_found.certificate')
  return certificate
}

/**
 * Like `lockCertificates`, for any number, reading only what signing needs: the accounts of those that can be signed, by
 * certificate.
 */
export async function lockSignable(
  tx: Tx,
  organisationId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const columns = sql`id, account_id, ${openTo('sign')} AS is_open`
  const { rows } = await locked<{ id: string; account_id: string; is_open: boolean }>(
    organisationId,
    ids,
    columns,
  ).execute(tx)
  return new Map(rows.filter((row) => row.is_open).map((row) => [row.id, row.account_id]))
}

const locked = <Row>(organisationId: string, ids: readonly string[], columns: RawBuilder<unknown>) =>
  sql<Row>`
    SELECT certificate.* FROM unnest(${[...new Set(ids)].sort()}::text[]) AS wanted (id)
    CROSS JOIN LATERAL (
      SELECT ${columns} FROM certificate WHERE org_id = ${organisationId} AND id = wanted.id LIMIT 1 FOR UPDATE
    ) AS certificate`
