import type { Db } from '../../context.ts'
import type { Account } from './find-account.ts'

/** What many people know about a person: name, email, and the names of the organisations they belong to. */
export async function knownWords(
  db: Db,
  { id, name, email, org_id }: Pick<Account, 'id' | 'name' | 'email' | 'org_id'>,
): Promise<string[]> {
  const organisations = await db
    .selectFrom('organisation')
    .select(['name', 'display_name'])
    .where((q) =>
      q.or([
        q('id', '=', org_id),
        q('id', 'in', q.selectFrom('student').select('student.org_id').where('student.account_id', '=', id)),
      ]),
    )
    .execute()
  const names = organisations.flatMap((organisation) => [organisation.name, organisation.display_name ?? ''])
  return [name, email, ...names]
}
