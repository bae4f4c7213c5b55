import type { Context } from '../../../context.ts'
import type { Caller } from '../../../platform/http/access.ts'
import { activeProviderFor } from '../../identity-provider/deployment-provider.ts'
import { type SamlProvider, serviceProviderOf } from './service-provider.ts'
import { readSessionText } from './session-text.ts'

const unspecified = 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified'

/**
 * The address for ending the session at the provider from which this one came, with our signed request. '' for a session that
 * began in another way, or if the provider takes no such requests.
 */
export async function logOutAddress(
  ctx: Context,
  { sessionId, organisationId }: Pick<Caller, 'sessionId' | 'organisationId'>,
): Promise<string> {
  const provider =
    organisationId === undefined ? undefined : await activeProviderFor(ctx, ctx.db, organisationId)
  if (provider?.settings.kind !== 'saml' || !provider.settings.logoutUrl) return ''
  const session = await ctx.db
    .selectFrom('session')
    .select('provider_session')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  const named = readSessionText(session?.provider_session ?? '')
  if (!named) return ''
  const { nameIDFormat, ...name } = named
  return serviceProviderOf(ctx, provider as SamlProvider).getLogoutUrlAsync(
    { issuer: provider.settings.entityId, ...name, nameIDFormat: nameIDFormat || unspecified },
    '',
    {},
  )
}
