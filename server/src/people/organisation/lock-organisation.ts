import type { Updateable } from 'kysely'
import type { Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { Organisation } from './find-organisation.ts'
import type { OrganisationTables } from './tables.ts'

/** The organisation, locked until the transaction ends: its state can be checked and then changed. */
export async function lockOrganisation(tx: Tx, id: string): Promise<Organisation> {
  const organisation = await tx
    .selectFrom('organisation')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!organisation) throw refusal('not_found.organisation')
  return organisation
}

/** Keeps others from locking the organisation until the transaction ends. Others can hold it at the same time. */
export async function holdOrganisation(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('organisation').select('id').where('id', '=', id).forKeyShare().execute()
}

export async function updateOrganisation(
  tx: Tx,
  id: string,
  change: Updateable<OrganisationTables['organisation']>,
): Promise<void> {
  await tx.updateTable('organisation').set(change).where('id', '=', id).execute()
}
