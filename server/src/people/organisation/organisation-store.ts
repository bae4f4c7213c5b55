import { organisationStatus as wireStatuses } from '@credenza/schema'
import type { Selectable, Updateable } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { searchText } from '../../platform/http/lists.ts'
import type { OrganisationDetails, OrganisationStatus, OrganisationTables } from './tables.ts'

export type Organisation = Selectable<OrganisationTables['organisation']>

/** 'approved' -> 'Approved': the wire's spelling of an organisation's status. */
export function wireStatus(status: OrganisationStatus): string {
  return wireStatuses.options.find((option) => option.toLowerCase() === status)!
}

export async function findOrganisation(db: Db | Tx, id: string): Promise<Organisation> {
  const organisation = await db.selectFrom('organisation').selectAll().where('id', '=', id).executeTakeFirst()
  if (!organisation) throw refusal('not_found.organisation')
  return organisation
}

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

export async function updateOrganisation(
  tx: Tx,
  id: string,
  change: Updateable<OrganisationTables['organisation']>,
): Promise<void> {
  await tx.updateTable('organisation').set(change).where('id', '=', id).execute()
}

/** What new certificates call the organisation. */
export const displayNameOf = ({ name, display_name }: Pick<Organisation, 'name' | 'display_name'>): string =>
  display_name ?? name

/** What the admin's search looks through. */
export function organisationSearch(organisation: {
  name: string
  email: string
  role: Organisation['role']
  details: OrganisationDetails
}): string {
  const { name, email, role, details } = organisation
  return searchText([name, email, details.country, details.registrationNumber, role])
}
