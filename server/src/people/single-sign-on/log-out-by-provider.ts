import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { fieldRefusal, refusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { closeProviderSessions } from '../account/close-sessions.ts'
import { accountOfIdentity } from '../identity-provider/identities.ts'
import { findProvider } from '../identity-provider/provider-store.ts'
import { useOnce } from '../identity-provider/used-messages.ts'
import { requireOidc } from './oidc/answered-person.ts'
import { logoutTokenLifetimeMs, readLogoutToken } from './oidc/read-logout-token.ts'

/**
 * Ends the sessions that a provider's logout token names (OpenID Connect Back-Channel Logout 1.0). Each token counts once.
 * Throws 'single_sign_on_failed' for an organisation without such a provider, and 'invalid' for a token that does not hold.
 */
export async function logOutByProvider(ctx: Context, organisationId: string, token: string): Promise<void> {
  const { settings } = requireOidc(await findProvider(ctx.db, organisationId))
  const asked = await readLogoutToken(ctx, settings, token).catch(() => {
    throw fieldRefusal('logout_token', 'single_sign_on_failed.untrusted')
  })
  const until = new Date(ctx.clock().getTime() + 2 * logoutTokenLifetimeMs)
  await withRetry(ctx.db, async (tx) => {
    if (!(await useOnce(tx, { organisationId, id: asked.id, until })))
      throw refusal('single_sign_on_failed.untrusted')
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
    await noteEnded(ctx, tx, organisationId, ended)
  })
}

/** Records that a provider ended sessions of these accounts. */
export const noteEnded = (ctx: Context, tx: Tx, organisationId: string, ended: string[]): Promise<void> =>
  appendAudit(
    ctx,
    tx,
    organisationId,
    ctx.clock(),
    ended.map((id) => ({ actor: 'system', action: 'account.session-ended', subject: id })),
  )
