import type { Db } from '../../../context.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import type { Account } from '../find-account.ts'
import { organisationsOf } from '../organisations-of.ts'

/** What many people know about a person: name, email, and the names of the organisations they belong to. */
export async function knownWords(
  db: Db,
  { id, name, email, org_id }: Pick<Account, 'id' | 'name' | 'email' | 'org_id'>,
): Promise<string[]> {
  const known = await organisationsOf(db, [id])
  const organisations = await db
    .selectFrom('organisation')
    .select(['name', 'display_name'])
    .where((q) => q.or([q('id', '=', org_id), q('id', '=', anyOf(known))]))
    .execute()
  const names = organisations.flatMap((organisation) => [organisation.name, organisation.display_name ?? ''])
  return [name, email, ...names]
}
