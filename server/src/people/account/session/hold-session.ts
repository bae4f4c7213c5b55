import type { Tx } from '../../../context.ts'
import type { Caller } from '../../../platform/http/access.ts'
import { refusal } from '../../../platform/http/api-error.ts'

/**
 * Locks the account, so that nobody ends the caller's session before the transaction ends. Throws 'not_signed_in' if somebody
 * has ended it since the call began, and so does every verb that calls this: those whose effects outlast the session.
 */
export async function holdSession(
  tx: Tx,
  { accountId, sessionId }: Pick<Caller, 'accountId' | 'sessionId'>,
): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
  const session = await tx
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  if (!session) throw refusal('not_signed_in')
}
