import type { Profile } from '@node-saml/node-saml'
import type { Context } from '../../../context.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { closeProviderSessions } from '../../account/session/close-sessions.ts'
import { organisationsOfProvider, providerById } from '../../identity-provider/deployment-provider.ts'
import { noteEnded } from '../log-out-by-provider.ts'
import { useOnce } from '../used-messages.ts'
import { logoutLifetimeMs, readLogoutRequest } from './read-logout-request.ts'
import { requireSaml, serviceProviderOf } from './service-provider.ts'
import { sessionBeginnings } from './session-text.ts'

interface Sent {
  message: { query: string } | { form: string }
  relayState: string
}

/**
 * Ends the sessions in a provider's signed request at once. Each request counts once. Returns where the browser that brought it
 * goes next: to the provider with our answer, if it accepts one. Throws 'single_sign_on_failed'.
 */
export async function logOutBySaml(
  ctx: Context,
  providerId: string,
  { message, relayState }: Sent,
): Promise<string> {
  const provider = requireSaml(await providerById(ctx, ctx.db, providerId))
  const { id, name, indexes } = await readLogoutRequest(ctx, provider, message).catch(() => {
    throw refusal('single_sign_on_failed.untrusted')
  })
  const until = new Date(ctx.clock().getTime() + 2 * logoutLifetimeMs)
  await withRetry(ctx.db, async (tx) => {
    if (!(await useOnce(tx, { organisationId: providerId, id, until })))
      throw refusal('single_sign_on_failed.untrusted')
    const beginnings = sessionBeginnings(name, indexes)
    for (const organisationId of await organisationsOfProvider(tx, provider, provider.settings.entityId)) {
      const ended = await closeProviderSessions(tx, { organisationId, accountId: undefined, beginnings })
      await noteEnded(ctx, tx, organisationId, ended)
    }
  })
  if (!provider.settings.logoutUrl) return `${ctx.config.publicUrl}/sign-in`
  const request = { ID: id } as Profile
  return serviceProviderOf(ctx, provider).getLogoutResponseUrlAsync(request, relayState, {}, true)
}
