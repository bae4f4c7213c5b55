import type { Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'

/** Deletes accounts of students that nobody has ever signed in to and that belong to no student any more. Lock them first. */
export async function deleteUnused(tx: Tx, accountIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('account_organisation').where('account_id', '=', anyOf(accountIds)).execute()
  await tx.deleteFrom('reset_token').where('account_id', '=', anyOf(accountIds)).execute()
  await tx.deleteFrom('account').where('realm', '=', 'student').where('id', '=', anyOf(accountIds)).execute()
}
