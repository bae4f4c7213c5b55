import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { OrganisationTables } from './tables.ts'

export type Organisation = Selectable<OrganisationTables['organisation']>

export async function findOrganisation(db: Db | Tx, id: string): Promise<Organisation> {
  const organisation = await db.selectFrom('organisation').selectAll().where('id', '=', id).executeTakeFirst()
  if (!organisation) throw refusal('not_found.organisation')
  return organisation
}

/** The organisation's name on new certificates. */
export const displayNameOf = ({ name, display_name }: Pick<Organisation, 'name' | 'display_name'>): string =>
  display_name ?? name
