import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import type { Certificate } from './certificate.ts'
import { type CertificateRow, certificateOf } from './certificate-row.ts'

/**
 * An organisation's own certificates by id, always locked in the same order until the transaction ends. Ids of other
 * certificates are left out. Each is looked up separately, for the reason given at `findCertificates`.
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
