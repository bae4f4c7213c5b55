import type { OidcSettings, ProviderPreset } from '@credenza/schema'
import type { LanguageCode } from '@credenza/schema/languages'
import type { ServerMetadata } from 'openid-client'

/** Claims of an ID token and the userinfo endpoint (OpenID Connect Core 1.0, section 5.1), with each provider's own. */
export type Claims = Record<string, unknown>

interface Asked {
  language: LanguageCode
  /** The provider's published metadata. */
  metadata: ServerMetadata
}

interface Preset {
  /** Additional parameters of the authorisation request. */
  parameters: (settings: OidcSettings, asked: Asked) => Record<string, string>
  /** Whether the provider has confirmed the email. */
  isConfirmed: (claims: Claims) => boolean
  /** Whether the person may come in at all. */
  admits: (claims: Claims, settings: OidcSettings) => boolean
  /** The authentication contexts that the person has met. */
  contexts: (claims: Claims) => unknown[]
  /** The metadata of a provider without discovery and ID tokens (plain OAuth 2.0). */
  metadata?: (issuer: string) => ServerMetadata
}

const scope = 'openid email profile'

const standard: Preset = {
  parameters: ({ acrValues }, { language }) => ({
    scope,
    ui_locales: language,
    ...(acrValues.length > 0 && { acr_values: acrValues.join(' ') }),
  }),
  isConfirmed: ({ email_verified }) => email_verified === true,
  admits: () => true,
  contexts: ({ acr }) => [acr],
}

const presets: Record<ProviderPreset, Preset> = {
  keycloak: standard,
  other: standard,
  /** Okta's own server gives groups only for a scope, which its other authorisation servers refuse unless they define it. */
  okta: {
    ...standard,
    parameters: (settings, asked) => ({
      ...standard.parameters(settings, asked),
      ...(asked.metadata.scopes_supported?.includes('groups') && { scope: `${scope} groups` }),
    }),
  },
  /**
   * Entra sends no email_verified: `xms_edov` says that the owner of the email's domain has verified it. It sends neither `acr`
   * nor `amr`, but the Conditional Access contexts (`acrs`) that were met, and requires one if it is requested as a claim.
   */
  entra: {
    ...standard,
    parameters: ({ acrValues: [context] }, { language }) => ({
      scope,
      ui_locales: language,
      ...(context !== undefined && {
        claims: JSON.stringify({ id_token: { acrs: { essential: true, value: context } } }),
      }),
    }),
    isConfirmed: ({ xms_edov }) => xms_edov === true || xms_edov === 1 || xms_edov === '1',
    contexts: ({ acrs }) => [acrs].flat(),
  },
  /**
   * `hd` in the request only preselects accounts; the claim decides. Without the claim it is a private account, whose email may
   * since have passed to somebody else.
   */
  google: {
    ...standard,
    parameters: (settings, asked) => ({
      ...standard.parameters(settings, asked),
      ...(settings.hostedDomain && { hd: settings.hostedDomain }),
    }),
    isConfirmed: ({ email_verified, hd }) => email_verified === true && typeof hd === 'string' && hd !== '',
    admits: ({ hd }, { hostedDomain }) => hostedDomain === '' || hd === hostedDomain,
  },
  /**
   * UAE PASS uses OAuth 2.0, and its userinfo says who somebody is. Its emails are people's own and not confirmed for an
   * organisation. Owners of SOP1 accounts have not shown an identity card.
   */
  uaepass: {
    ...standard,
    parameters: ({ acrValues }, { language }) => ({
      scope: 'urn:uae:digitalid:profile:general',
      acr_values: acrValues.join(' ') || 'urn:safelayer:tws:policies:authentication:level:low',
      ui_locales: language === 'ar' ? 'ar' : 'en',
    }),
    isConfirmed: () => false,
    admits: ({ userType }) => userType !== 'SOP1',
    metadata: (issuer) => ({
      issuer,
      authorization_endpoint: `${issuer}/idshub/authorize`,
      token_endpoint: `${issuer}/idshub/token`,
      userinfo_endpoint: `${issuer}/idshub/userinfo`,
    }),
  },
}

export const presetOf = ({ preset }: OidcSettings): Preset => presets[preset]
