import type { SingleSignOn } from '@credenza/schema'
import type { Context } from '../../context.ts'

/** What a SAML provider has to be told about us: each organisation's provider knows us under a different name. */
export function samlAddresses(
  { publicUrl }: Pick<Context['config'], 'publicUrl'>,
  organisationId: string,
): SingleSignOn['saml'] {
  const consumerUri = `${publicUrl}/api/single-sign-on/saml/${organisationId}`
  return { entityId: `${consumerUri}/metadata`, consumerUri, logoutUri: `${consumerUri}/logout` }
}
