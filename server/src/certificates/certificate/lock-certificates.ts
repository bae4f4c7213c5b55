import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../context.ts'
import type { Certificate } from './certificate.ts'
import { type CertificateRow, certificateOf } from './certificate-row.ts'

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

/** Like `lockCertificates`, without reading them, for any number. */
export async function holdCertificates(
  tx: Tx,
  organisationId: string,
  ids: readonly string[],
): Promise<void> {
  await locked(organisationId, ids, sql`id`).execute(tx)
}

const locked = <Row>(organisationId: string, ids: readonly string[], columns: RawBuilder<unknown>) =>
  sql<Row>`
    SELECT certificate.* FROM unnest(${[...new Set(ids)].sort()}::text[]) AS wanted (id)
    CROSS JOIN LATERAL (
      SELECT ${columns} FROM certificate WHERE org_id = ${organisationId} AND id = wanted.id LIMIT 1 FOR UPDATE
    ) AS certificate`
