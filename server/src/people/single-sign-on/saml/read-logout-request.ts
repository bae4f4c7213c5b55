import type { Context } from '../../../context.ts'
import { samlAddresses } from '../../identity-provider/saml-addresses.ts'
import { assertionNs, protocolNs, skewMs } from './names.ts'
import { redirectedMessage } from './redirected-message.ts'
import { requireStrong } from './require-strong.ts'
import { type SamlProvider, serviceProviderOf } from './service-provider.ts'
import { childOf, childrenOf, readXml } from './xml-element.ts'

/** The maximum age of a request, and how long it is remembered. */
export const logoutLifetimeMs = 10 * 60_000

export interface LogoutRequest {
  id: string
  /** The NameID that the provider gave the person. */
  name: string
  /** Which of the person's sessions; empty for all. */
  indexes: string[]
}

/**
 * Reads a provider's request to end sessions (saml-profiles-2.0-os, section 4.4.4.1): from this provider, to us, recent, and
 * signed, in the query or in the form. Rejects if a check fails.
 */
export async function readLogoutRequest(
  ctx: Context,
  provider: SamlProvider,
  sent: { query: string } | { form: string },
): Promise<LogoutRequest> {
  const { settings, org_id } = provider
  const xml =
    'query' in sent
      ? redirectedMessage(sent.query, settings.certificates)
      : await posted(ctx, provider, sent.form)
  const request = readXml(xml)
  const { ID, IssueInstant, NotOnOrAfter, Destination } = request.attributes
  const now = ctx.clock().getTime()
  const holds =
    request.namespace === protocolNs &&
    request.name === 'LogoutRequest' &&
    childOf(request, assertionNs, 'Issuer')?.text.trim() === settings.entityId &&
    Destination === samlAddresses(ctx.config, org_id).logoutUri &&
    Math.abs(now - Date.parse(IssueInstant ?? '')) <= logoutLifetimeMs &&
    (NotOnOrAfter === undefined || Date.parse(NotOnOrAfter) + skewMs > now)
  const name = childOf(request, assertionNs, 'NameID')?.text.trim()
  if (!holds || !ID || !name) throw new Error('The request does not fit')
  const indexes = childrenOf(request, protocolNs, 'SessionIndex').map(({ text }) => text.trim())
  return { id: ID, name, indexes }
}

/** A form's message, whose own signature is checked. */
async function posted(ctx: Context, provider: SamlProvider, form: string): Promise<string> {
  const xml = Buffer.from(form, 'base64').toString()
  requireStrong(readXml(xml))
  const SAMLRequest = Buffer.from(xml).toString('base64')
  await serviceProviderOf(ctx, provider).validatePostRequestAsync({ SAMLRequest })
  return xml
}
