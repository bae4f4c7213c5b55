import type { Context, Tx } from '../../../context.ts'
import { endConnections } from '../application/end-connections.ts'
import type { Account } from '../find-account.ts'
import { forgetCodes } from '../mailed-code/forget-codes.ts'
import { tokenHash } from './tokens.ts'

type Owner = Pick<Account, 'id' | 'realm' | 'email'>

/** Ends all sessions of an account but this one, and every other way in that is already open. */
export async function closeSessions(
  ctx: Pick<Context, 'followUps' | 'keys'>,
  tx: Tx,
  account: Owner,
  keptSessionId = '',
): Promise<void> {
  await tx
    .deleteFrom('session')
    .where('account_id', '=', account.id)
    .where('id', '!=', keptSessionId)
    .execute()
  await closeOpenings(ctx, tx, account)
}

/**
 * Ends what opens an account without a session of its own: sign-ins in progress, mailed codes, and the access of applications,
 * wallets and learning platforms.
 */
export async function closeOpenings(
  ctx: Pick<Context, 'followUps' | 'keys'>,
  tx: Tx,
  account: Owner,
): Promise<void> {
  await tx.deleteFrom('pending_sign_in').where('account_id', '=', account.id).execute()
  await forgetCodes(ctx, tx, account)
  await endConnections(tx, account.id)
  await ctx.followUps.sessionsEnded(tx, account.id)
}

export async function closeSession(ctx: Context, token: string): Promise<void> {
  await ctx.db.deleteFrom('session').where('token_hash', '=', tokenHash(token)).execute()
}

/** Ends those sessions and sign-ins in progress of an organisation's colleagues that did not come from its provider. */
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

/** Ends the sign-ins in progress that came from an organisation's provider. */
export async function closeHeldByProvider(tx: Tx, organisationId: string): Promise<void> {
  await tx
    .deleteFrom('pending_sign_in')
    .where('provider_session', 'is not', null)
    .where('account_id', 'in', (q) =>
      q.selectFrom('account').select('id').where('org_id', '=', organisationId),
    )
    .execute()
}

/** Which sessions a provider ends: those of one person, or those that belong to one session at the provider. */
export interface EndedByProvider {
  organisationId: string
  accountId: string | undefined
  providerSession?: string | undefined
  /** Prefixes of the stored session texts, if the provider names persons and sessions separately (SAML). */
  beginnings?: readonly string[]
}

/** Ends sessions that the organisation's provider opened. Returns the accounts. */
export async function closeProviderSessions(
  tx: Tx,
  { organisationId, accountId, providerSession, beginnings }: EndedByProvider,
): Promise<string[]> {
  const ended = await tx
    .deleteFrom('session')
    .where('account_id', 'in', (q) =>
      q.selectFrom('account').select('id').where('org_id', '=', organisationId),
    )
    .where('provider_session', 'is not', null)
    .$if(accountId !== undefined, (q) => q.where('account_id', '=', accountId!))
    .$if(providerSession !== undefined, (q) => q.where('provider_session', '=', providerSession!))
    .$if(beginnings !== undefined, (q) =>
      q.where(({ or, fn, val }) =>
        or(beginnings!.map((text) => fn<boolean>('starts_with', ['provider_session', val(text)]))),
      ),
    )
    .returning('account_id')
    .execute()
  return [...new Set(ended.map(({ account_id }) => account_id))]
}
