import { sql } from 'kysely'
import type { Db } from '../../context.ts'
import { findOrganisation, type Organisation } from '../../people/organisation/find-organisation.ts'
import { refusal } from '../../platform/http/api-error.ts'

/** The positions in a list that are not in force. */
interface ListStatuses {
  revoked: readonly number[]
  suspended: readonly number[]
}

/** Issuers' lists are about certificates; verifiers' are about acceptances, which no wallet holds. */
export const listsCertificates = ({ role }: Pick<Organisation, 'role'>): boolean => role === 'issuer'

/**
 * The status of the certificates in the issuer's list with this number, at one instant. Replaced certificates count as revoked.
 * Throws not_found for an unknown list, and for verifiers.
 */
export async function listStatuses(db: Db, organisationId: string, list: number): Promise<ListStatuses> {
  if (!listsCertificates(await findOrganisation(db, organisationId))) throw refusal('not_found.status_list')
  const { rows } = await sql<{ index: number | null; revoked: boolean | null }>`
    SELECT entry.index, entry.revoked FROM status_list
    LEFT JOIN (
      SELECT status_entry.list, status_entry.index, status_entry.revoked FROM status_entry
      LEFT JOIN certificate ON certificate.org_id = status_entry.org_id
        AND certificate.id = status_entry.certificate_id
      WHERE status_entry.org_id = ${organisationId} AND status_entry.list = ${list}
        AND (status_entry.revoked OR certificate.suspended_at IS NOT NULL)
    ) AS entry ON entry.list = status_list.list
    WHERE status_list.org_id = ${organisationId} AND status_list.list = ${list}`.execute(db)
  if (rows.length === 0) throw refusal('not_found.status_list')
  const indexesOf = (revoked: boolean) =>
    rows.flatMap(({ index, ...row }) => (index !== null && row.revoked === revoked ? [index] : []))
  return { revoked: indexesOf(true), suspended: indexesOf(false) }
}
