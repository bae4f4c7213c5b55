import { sql } from 'kysely'
import type { Tx } from '../../../context.ts'
import { fillQueueDetails } from '../../queue/fill-queue-details.ts'
import { detailSearch, detailValues, lacksDetails, noteValues } from '../../search/certificate-values.ts'
import { certificateOf } from '../certificate-row.ts'

const perStep = 1_000

/**
 * Back-fills the searchable details of older certificates in lists and queues: the next thousand after `place`. Returns the
 * last one's place; undefined when none are left.
 */
export async function fillDetails(tx: Tx, place: string): Promise<string | undefined> {
  const [organisationId, id] = place === '' ? ['', ''] : (JSON.parse(place) as [string, string])
  const rows = await tx
    .selectFrom('certificate')
    .selectAll()
    .where(sql<boolean>`(org_id, id) > (${organisationId}, ${id})`)
    .orderBy('org_id')
    .orderBy('id')
    .limit(perStep)
    .execute()
  const lacking = rows
    .filter(({ detail_values }) => detail_values.length === 0)
    .map(certificateOf)
    .filter((certificate) => detailSearch(certificate) !== '')
  for (const certificate of lacking)
    await tx
      .updateTable('certificate')
      .set({
        detail_values: detailValues(certificate.organisationId, certificate),
        search: sql`search || E'\n' || ${detailSearch(certificate)}`,
      })
      .where('org_id', '=', certificate.organisationId)
      .where('id', '=', certificate.id)
      .where(lacksDetails)
      .execute()
  for (const [owner, own] of Map.groupBy(lacking, (certificate) => certificate.organisationId))
    await noteValues(tx, owner, own)
  await fillQueueDetails(tx, lacking)
  const last = rows.length === perStep ? rows.at(-1) : undefined
  return last && JSON.stringify([last.org_id, last.id])
}
