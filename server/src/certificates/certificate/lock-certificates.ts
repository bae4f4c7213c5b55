import { sql } from 'kysely'
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
  const { rows } = await sql<CertificateRow>`
    SELECT certificate.* FROM unnest(${[...new Set(ids)].sort()}::text[]) AS wanted (id)
    CROSS JOIN LATERAL (
      SELECT * FROM certificate WHERE org_id = ${organisationId} AND id = wanted.id LIMIT 1 FOR UPDATE
    ) AS certificate`.execute(tx)
  return rows.map(certificateOf)
}
