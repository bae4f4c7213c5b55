import type { Context, Tx } from '../../context.ts'
import { forgetKeptAnswers } from '../../platform/http/idempotency.ts'

/** Deletes all accounts of an organisation, with their sessions, second factors and stored answers. Returns their ids. */
export async function deleteAccounts(
  { followUps }: Pick<Context, 'followUps'>,
  tx: Tx,
  organisationId: string,
): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('account')
    .where('org_id', '=', organisationId)
    .returning('id')
    .execute()
  const ids = deleted.map(({ id }) => id)
  for (const id of ids) {
    await forgetKeptAnswers(tx, id)
    await followUps.sessionsEnded(tx, id)
  }
  return ids
}
