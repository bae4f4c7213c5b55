import type { Tx } from '../../context.ts'
import { forgetKeptAnswers } from '../../platform/http/idempotency.ts'
import { forgetRole } from './member-role.ts'

/**
 * Deletes an account that an organisation's owner invited, with its sessions, second factors and stored answers.
 * Returns its email, or undefined if there was none.
 */
export async function deleteColleague(
  tx: Tx,
  organisationId: string,
  id: string,
): Promise<string | undefined> {
  const deleted = await tx
    .deleteFrom('account')
    .where('id', '=', id)
    .where('org_id', '=', organisationId)
    .where('is_colleague', '=', true)
    .returning('email')
    .executeTakeFirst()
  if (!deleted) return undefined
  await forgetKeptAnswers(tx, id)
  await forgetRole(tx, organisationId, id)
  return deleted.email
}
