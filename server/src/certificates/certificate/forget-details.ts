import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { atEachOrganisation } from '../../people/account/organisations-of.ts'
import { forgetDetailsInQueues } from '../queue/forget-details.ts'
import { certificateSearch, detailValues } from '../search/certificate-values.ts'
import { forgetValues } from '../search/forget-values.ts'
import { certificateOf } from './certificate-row.ts'

/**
 * Removes the details of a person's signed certificates, such as grades and courses, and why they were declined. Drafts keep
 * theirs: the issuer wrote them and can still sign. Returns the certificates' ids.
 */
export async function forgetDetails(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await atEachOrganisation(tx, [accountId], (organisationId) =>
    tx
      .selectFrom('certificate')
      .selectAll()
      .where('org_id', '=', organisationId)
      .where('account_id', '=', accountId)
      .where('signed_at', 'is not', null)
      .where(sql<boolean>`(details IS NOT NULL OR results <> '[]' OR decline_reason <> '')`)
      .orderBy('id')
      .forUpdate()
      .execute(),
  )
  const certificates = rows.map(certificateOf)
  const bare = certificates.map(({ id, ...certificate }) => ({
    id,
    details: certificate.details,
    search: certificateSearch({ ...certificate, details: {} }),
  }))
  await sql`
    UPDATE certificate SET details = NULL, results = '[]', detail_values = '{}', search = bare.search,
      decline_reason = CASE WHEN decline_reason IS NOT NULL THEN '' END
    FROM unnest(${certificates.map((certificate) => certificate.organisationId)}::text[],
      ${bare.map(({ id }) => id)}::text[], ${bare.map(({ search }) => search)}::text[]) AS bare (org_id, id, search)
    WHERE certificate.org_id = bare.org_id AND certificate.id = bare.id`.execute(tx)
  const gone = certificates.flatMap((certificate) => {
    const ownerId = certificate.organisationId
    return detailValues(ownerId, certificate).map((value) => ({ ownerId, value }))
  })
  await forgetValues(tx, { list: 'certificate', kind: 'detail_values' }, gone)
  await forgetDetailsInQueues(tx, bare)
  return bare.map(({ id }) => id)
}
