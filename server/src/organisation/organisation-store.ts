import { organisationStatus as wireStatuses } from '@credenza/schema'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../context.ts'
import { notFound } from '../platform/http/api-error.ts'
import type { OrganisationStatus, OrganisationTables } from './tables.ts'

export type Organisation = Selectable<OrganisationTables['organisation']>

/** 'approved' -> 'Approved': the wire's spelling of an organisation's status. */
export function wireStatus(status: OrganisationStatus): string {
  return wireStatuses.options.find((option) => option.toLowerCase() === status)!
}

export async function findOrganisation(db: Db | Tx, id: string): Promise<Organisation> {
  const organisation = await db.selectFrom('organisation').selectAll().where('id', '=', id).executeTakeFirst()
  if (!organisation) throw notFound('There is no such organisation.')
  return organisation
}

/** Sets status and what goes with it; `from` names the states it may come from. Says whether it did. */
export async function changeStatus(
  tx: Tx,
  id: string,
  from: readonly OrganisationStatus[],
  change: Partial<Pick<Organisation, 'status' | 'approved_at' | 'return_reason' | 'kyc'>>,
): Promise<boolean> {
  const changed = await tx
    .updateTable('organisation')
    .set(change)
    .where('id', '=', id)
    .where('status', 'in', from)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
