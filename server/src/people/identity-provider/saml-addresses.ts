import type { SingleSignOn } from '@credenza/schema'
import type { Context } from '../../context.ts'

/** What a SAML provider needs to know about us. We have a different name for each organisation's provider. */
export function samlAddresses(
  { publicUrl }: Pick<Context['config'], 'publicUrl'>,
  organisationId: string,
): SingleSignOn['saml'] {
  const consumerUri = `${publicUrl}/api/single-sign-on/saml/${organisationId}`
  return { entityId: `${consumerUri}/metadata`, consumerUri, logoutUri: `${consumerUri}/logout` }
}
