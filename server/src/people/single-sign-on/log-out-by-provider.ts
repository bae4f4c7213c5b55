import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { fieldRefusal, refusal } from '../../platform/http/api-error.ts'
import { sha256 } from '../../platform/sha256.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { closeProviderSessions } from '../account/close-sessions.ts'
import { accountOfIdentity } from '../identity-provider/identities.ts'
import { findProvider } from '../identity-provider/provider-store.ts'
import { requireOidc } from './oidc/answered-person.ts'
import { type LogoutToken, logoutTokenLifetimeMs, readLogoutToken } from './oidc/read-logout-token.ts'

/**
 * Ends the sessions that a provider's logout token names (OpenID Connect Back-Channel Logout 1.0). Each token counts once.
 * Throws 'single_sign_on_failed' for an organisation without such a provider, and 'invalid' for a token that does not hold.
 */
export async function logOutByProvider(ctx: Context, organisationId: string, token: string): Promise<void> {
  const { settings } = requireOidc(await findProvider(ctx.db, organisationId))
  const asked = await readLogoutToken(ctx, settings, token).catch(() => {
    throw fieldRefusal('logout_token', 'single_sign_on_failed.untrusted')
  })
  await withRetry(ctx.db, async (tx) => {
    if (!(await useOnce(ctx, tx, organisationId, asked))) throw refusal('single_sign_on_failed.untrusted')
    const account =
      asked.subject === undefined
        ? undefined
        : await accountOfIdentity(tx, { organisationId, issuer: settings.issuer, subject: asked.subject })
    if (asked.subject !== undefined && (!account || account === 'removed')) return
    const accountId = account && account !== 'removed' ? account.id : undefined
    const ended = await closeProviderSessions(tx, {
      organisationId,
      accountId,
      providerSession: asked.session,
    })
    await appendAudit(
      ctx,
      tx,
      organisationId,
      ctx.clock(),
      ended.map((id) => ({ actor: 'system', action: 'account.session-ended', subject: id })),
    )
  })
}

/** Whether this token had not been used; remembers it until it would be too old anyway. */
async function useOnce(ctx: Context, tx: Tx, organisationId: string, { id }: LogoutToken): Promise<boolean> {
  const used = await tx
    .insertInto('used_message')
    .values({
      org_id: organisationId,
      id_hash: sha256(Buffer.from(id)),
      expires_at: new Date(ctx.clock().getTime() + 2 * logoutTokenLifetimeMs),
    })
    .onConflict((conflict) => conflict.columns(['org_id', 'id_hash']).doNothing())
    .returning('org_id')
    .executeTakeFirst()
  return used !== undefined
}
