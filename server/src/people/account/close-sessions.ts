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

/** Ends the sessions of an organisation's colleagues that no provider opened, and their sign-ins in progress. */
export async function closeOtherWays(tx: Tx, organisationId: string): Promise<void> {
  const colleagues = tx
    .selectFrom('account')
    .select('id')
    .where('org_id', '=', organisationId)
    .where('is_colleague', '=', true)
  for (const table of ['session', 'pending_sign_in'] as const) {
    await tx
      .deleteFrom(table)
      .where('provider_session', 'is', null)
      .where('account_id', 'in', colleagues)
      .execute()
  }
}
