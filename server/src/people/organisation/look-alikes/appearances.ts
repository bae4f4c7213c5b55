import { sql } from 'kysely'
import type { Db, Tx } from '../../../context.ts'
import { wireStatus } from '../organisation-status.ts'
import type { OrganisationStatus } from '../tables.ts'
import type { KnownAppearance } from './look-alikes.ts'

/** The appearances of the other organisations in these states. */
export async function otherAppearances(
  db: Db | Tx,
  organisationId: string,
  statuses: readonly OrganisationStatus[],
): Promise<KnownAppearance[]> {
  const rows = await db
    .selectFrom('organisation')
    .select([
      'id',
      'status',
      'name',
      'display_name',
      'email',
      sql<string>`coalesce(details->>'website', '')`.as('website'),
    ])
    .where('id', '!=', organisationId)
    .where('status', 'in', statuses)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    status: wireStatus(row.status),
    names: row.display_name ? [row.name, row.display_name] : [row.name],
    email: row.email,
    website: row.website,
  }))
}
