import type { Db, Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { isClaimed } from './claimed.ts'

/**
 * Which of these accounts were created together with the student at this organisation, are known to no other, and have been
 * claimed. Of other accounts it says nothing: an organisation must not learn who uses an account that it did not create.
 */
export async function claimedHere(
  db: Db | Tx,
  organisationId: string,
  students: readonly { account_id: string; created_at: Date }[],
): Promise<Set<string>> {
  const ids = await newHere(db, organisationId, students)
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'password_hash'])
    .where('id', '=', anyOf(ids))
    .where('password_hash', 'is not', null)
    .execute()
  return new Set(accounts.filter(isClaimed).map(({ id }) => id))
}

/** Which of these students' accounts were created together with the student, and are known to no other organisation. */
async function newHere(
  db: Db | Tx,
  organisationId: string,
  students: readonly { account_id: string; created_at: Date }[],
): Promise<string[]> {
  const ids = anyOf(students.map(({ account_id }) => account_id))
  const accounts = await db.selectFrom('account').select(['id', 'created_at']).where('id', '=', ids).execute()
  const elsewhere = await db
    .selectFrom('account_organisation')
    .select('account_id')
    .where('account_id', '=', ids)
    .where('org_id', '!=', organisationId)
    .execute()
  const isElsewhere = new Set(elsewhere.map(({ account_id }) => account_id))
  const createdAt = new Map(accounts.map(({ id, created_at }) => [id, created_at.getTime()]))
  return students
    .filter(
      ({ account_id, created_at }) =>
        createdAt.get(account_id) === created_at.getTime() && !isElsewhere.has(account_id),
    )
    .map(({ account_id }) => account_id)
}
