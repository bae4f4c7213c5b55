import type { SamlSettings } from '@credenza/schema'
import { SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import type { Context } from '../../../context.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import type { Provider } from '../../identity-provider/find-provider.ts'
import { samlAddresses } from '../../identity-provider/saml-addresses.ts'
import { keysOf } from '../../identity-provider/saml-keys.ts'
import { presetOf } from './presets.ts'

export type SamlProvider = Provider & { settings: SamlSettings }

interface Asked {
  /** The id of the request that we are about to send. */
  requestId?: string
  /** Whether the provider must see the person, and a second factor, just now. */
  mustBeRecent?: boolean
  /** Whether the response must be signed, and not only the assertion. */
  signsResponse?: boolean
}

/**
 * Our service provider for one identity provider. Each organisation has its own, so that no provider's message fits another's.
 * The library makes and signs messages, and checks signatures and audiences. Everything else is checked in `read-assertion.ts`
 * and `read-logout-request.ts`, by our own clock.
 */
export function serviceProviderOf(
  ctx: Context,
  provider: SamlProvider,
  { requestId, mustBeRecent = false, signsResponse = false }: Asked = {},
): SAML {
  const { settings, org_id } = provider
  const { entityId, consumerUri, logoutUri } = samlAddresses(ctx.config, org_id)
  const { privateKey } = keysOf(ctx, provider)
  const asksContext = mustBeRecent && settings.contexts.length > 0
  return new SAML({
    issuer: entityId,
    audience: entityId,
    callbackUrl: consumerUri,
    logoutCallbackUrl: logoutUri,
    entryPoint: settings.signInUrl,
    logoutUrl: settings.logoutUrl,
    idpCert: settings.certificates,
    privateKey,
    decryptionPvk: privateKey,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    identifierFormat: presetOf(settings).nameFormat,
    disableRequestedAuthnContext: !asksContext,
    authnContext: settings.contexts,
    forceAuthn: mustBeRecent,
    // One of the two is always required. Some providers sign only the assertion, others only the response.
    wantAssertionsSigned: false,
    wantAuthnResponseSigned: signsResponse,
    validateInResponseTo: ValidateInResponseTo.never,
    acceptedClockSkewMs: -1,
    ...(requestId !== undefined && { generateUniqueId: () => requestId }),
  })
}

/** The provider of a SAML message. Throws 'single_sign_on_failed' for another protocol, or none. */
export function requireSaml(provider: Provider | undefined): SamlProvider {
  if (provider?.settings.kind !== 'saml') throw refusal('single_sign_on_failed.not_offered')
  return provider as SamlProvider
}

/** Throws 'single_sign_on_failed' if the provider's metadata are read every hour and have expired. */
export function requireCurrent(ctx: Pick<Context, 'clock'>, provider: SamlProvider): SamlProvider {
  const validUntil = provider.settings.metadata && provider.metadata_state?.validUntil
  if (validUntil && new Date(validUntil) <= ctx.clock()) throw refusal('single_sign_on_failed.not_offered')
  return provider
}
