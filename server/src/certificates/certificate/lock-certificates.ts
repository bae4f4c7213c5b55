import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import type { CertificateRow } from './find-certificates.ts'

/**
 * An organisation's own certificates by id, locked until the transaction ends, always in one order. Ids that are none
 * of its own are missing. Each is looked up by itself, for the reason given at `findCertificates`.
 */
export async function lockCertificates(
  tx: Tx,
  organisationId: string,
  ids: readonly string[],
): Promise<CertificateRow[]> {
  const { rows } = await sql<CertificateRow>`
    SELECT certificate.* FROM unnest(${[...new Set(ids)].sort()}::text[]) AS wanted (id)
    CROSS JOIN LATERAL (
      SELECT * FROM certificate WHERE org_id = ${organisationId} AND id = wanted.id LIMIT 1 FOR UPDATE
    ) AS certificate`.execute(tx)
  return rows
}
