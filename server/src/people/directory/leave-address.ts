import type { Context, Tx } from '../../context.ts'
import { newAccountId } from '../../platform/ids.ts'
import { boundPeople, forgetMemberships } from '../account/memberships.ts'
import { listColleagues } from '../colleague/list-colleagues.ts'
import { accountIdOf, type UserRow } from './directory-user.ts'
import type { Author } from './settle-access.ts'

/**
 * The columns of a person whose address changes. The new mailbox may be somebody else's: it gets another account, which has no
 * place in approval rules, no approvals, no sign-in at a provider, and nothing that the owner gave.
 */
export async function leaveAddress(
  ctx: Context,
  tx: Tx,
  by: Author,
  row: UserRow,
): Promise<Required<Pick<UserRow, 'account_id' | 'was_bound'>>> {
  const { organisationId } = by
  const before = accountIdOf(row)
  const colleagues = await listColleagues(ctx, by, tx)
  const colleague = colleagues.find(({ email }) => email === row.email)
  const wasBound = colleague
    ? colleague.memberRole === 'departmental'
    : row.was_bound || (await boundPeople(tx, organisationId)).has(before)
  await forgetMemberships(tx, organisationId, before)
  return { account_id: newAccountId(), was_bound: wasBound }
}
