import type { Context, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { closeProviderSessions } from '../account/session/close-sessions.ts'
import { organisationsOfProvider, providerById } from '../identity-provider/deployment-provider.ts'
import { accountOfIdentity } from '../identity-provider/identities.ts'
import { requireOidc } from './oidc/answered-person.ts'
import { type LogoutToken, logoutTokenLifetimeMs, readLogoutToken } from './oidc/read-logout-token.ts'
import { useOnce } from './used-messages.ts'

/**
 * Ends the sessions in a provider's logout token (OpenID Connect Back-Channel Logout 1.0). Each token counts once. Throws
 * 'single_sign_on_failed' for an organisation without such a provider and for an invalid token, and 'unavailable' if the
 * provider's keys cannot be read, so that it sends the token again.
 */
export async function logOutByProvider(ctx: Context, providerId: string, token: string): Promise<void> {
  const provider = requireOidc(await providerById(ctx, ctx.db, providerId))
  const { settings } = provider
  const asked = await readLogoutToken(ctx, settings, token)
  const until = new Date(ctx.clock().getTime() + 2 * logoutTokenLifetimeMs)
  await withRetry(ctx.db, async (tx) => {
    if (!(await useOnce(tx, { organisationId: providerId, id: asked.id, until })))
      throw refusal('single_sign_on_failed.untrusted')
    for (const organisationId of await organisationsOfProvider(tx, provider, settings.issuer))
      await endIn(ctx, tx, { organisationId, issuer: settings.issuer, ...asked })
  })
}

/** Ends these sessions in one organisation. */
async function endIn(
  ctx: Context,
  tx: Tx,
  { organisationId, issuer, subject, session }: LogoutToken & { organisationId: string; issuer: string },
): Promise<void> {
  const account =
    subject === undefined ? undefined : await accountOfIdentity(tx, { organisationId, issuer, subject })
  if (subject !== undefined && (!account || account === 'removed')) return
  const accountId = account && account !== 'removed' ? account.id : undefined
  const ended = await closeProviderSessions(tx, { organisationId, accountId, providerSession: session })
  await noteEnded(ctx, tx, organisationId, ended)
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
