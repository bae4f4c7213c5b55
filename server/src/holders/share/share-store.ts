import type { Db, Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { organisationOf } from '../../platform/ids.ts'
import type { ShareLinkRow } from './tables.ts'

export const linkNotFound = () => refusal('not_found.share_link')

/** A link by its id. Throws not_found. */
export async function findLink(db: Db | Tx, id: string): Promise<ShareLinkRow> {
  const organisationId = organisationOf(id, 'share')
  const row =
    organisationId &&
    (await db
      .selectFrom('share_link')
      .selectAll()
      .where('org_id', '=', organisationId)
      .where('id', '=', id)
      .executeTakeFirst())
  if (!row) throw linkNotFound()
  return row
}
