import type { Context, Tx } from '../../context.ts'
import { tokenHash } from './tokens.ts'

/** Ends every session of an account but this one, and its sign-ins in progress. */
export async function closeSessions(tx: Tx, accountId: string, keptSessionId = ''): Promise<void> {
  await tx
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '!=', keptSessionId)
    .execute()
  await tx.deleteFrom('pending_sign_in').where('account_id', '=', accountId).execute()
}

export async function closeSession(ctx: Context, token: string): Promise<void> {
  await ctx.db.deleteFrom('session').where('token_hash', '=', tokenHash(token)).execute()
}
