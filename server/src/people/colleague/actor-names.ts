import type { Db, Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'

/** What an organisation calls those who act for it, by id: its people and API keys. Leaves out people who have left and those of others. */
export async function actorNames(
  db: Db | Tx,
  organisationId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const people = db
    .selectFrom('account')
    .select(['id', 'name', 'email', 'is_colleague'])
    .where('org_id', '=', organisationId)
    .where('id', '=', anyOf(ids))
    .execute()
  const keys = db
    .selectFrom('api_key')
    .select(['id', 'name'])
    .where('org_id', '=', organisationId)
    .where('id', '=', anyOf(ids))
    .execute()
  return new Map([
    // The first account bears the organisation's name, which says nothing about the person.
    ...(await people).map((one) => [one.id, one.is_colleague ? one.name : one.email] as const),
    ...(await keys).map(({ id, name }) => [id, name] as const),
  ])
}
