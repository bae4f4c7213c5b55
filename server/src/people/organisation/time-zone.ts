import type { Db, Tx } from '../../context.ts'
import { findOrganisation } from './find-organisation.ts'
import { zoneOfCountry } from './zone-of-country.ts'

/**
 * The time zone of an organisation's people: the one it chose, otherwise the only one of its country. Undefined if neither is
 * known; then screens use the browser's zone, and files UTC.
 */
export async function timeZoneOf(db: Db | Tx, organisationId: string): Promise<string | undefined> {
  const chosen = await chosenZone(db, organisationId)
  return chosen ?? zoneOfCountry((await findOrganisation(db, organisationId)).details.country)
}

async function chosenZone(db: Db | Tx, organisationId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('time_zone')
    .select('name')
    .where('org_id', '=', organisationId)
    .executeTakeFirst()
  return row?.name
}

/** Stores the choice; '' returns to the country's zone. Returns whether the choice has changed. */
export async function chooseZone(tx: Tx, organisationId: string, name: string): Promise<boolean> {
  if (name === '') {
    const own = tx.deleteFrom('time_zone').where('org_id', '=', organisationId)
    return (await own.executeTakeFirst()).numDeletedRows > 0n
  }
  if (name === (await timeZoneOf(tx, organisationId))) return false
  await tx
    .insertInto('time_zone')
    .values({ org_id: organisationId, name })
    .onConflict((conflict) => conflict.column('org_id').doUpdateSet({ name }))
    .execute()
  return true
}
