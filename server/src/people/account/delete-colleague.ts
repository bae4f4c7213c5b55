import type { Tx } from '../../context.ts'
import { forgetKeptAnswers } from '../../platform/http/idempotency.ts'
import { forgetRole } from './member-role.ts'

/**
 * Deletes an account that an organisation's owner invited, with its sessions, second factors and stored answers.
 * Returns whether there was one.
 */
export async function deleteColleague(tx: Tx, organisationId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('account')
    .where('id', '=', id)
    .where('org_id', '=', organisationId)
    .where('is_colleague', '=', true)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) return false
  await forgetKeptAnswers(tx, id)
  await forgetRole(tx, organisationId, id)
  return true
}
