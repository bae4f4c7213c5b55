import type { OidcSettings, ProviderPreset } from '@credenza/schema'
import type { LanguageCode } from '@credenza/schema/languages'
import type { ServerMetadata } from 'openid-client'

/** What an ID token and the userinfo endpoint say (OpenID Connect Core 1.0, section 5.1), and each provider's own. */
export type Claims = Record<string, unknown>

interface Preset {
  /** Parameters of the authorisation request beside the standard ones. */
  parameters: (settings: OidcSettings, language: LanguageCode) => Record<string, string>
  /** Whether it has confirmed the email. */
  isConfirmed: (claims: Claims) => boolean
  /** Whether the person may come in at all. */
  admits: (claims: Claims, settings: OidcSettings) => boolean
  /** What a provider without discovery and without ID tokens (plain OAuth 2.0) has instead. */
  metadata?: (issuer: string) => ServerMetadata
}

const standard: Preset = {
  parameters: ({ acrValues }, language) => ({
    scope: 'openid email profile',
    ui_locales: language,
    ...(acrValues.length > 0 && { acr_values: acrValues.join(' ') }),
  }),
  isConfirmed: ({ email_verified }) => email_verified === true,
  admits: () => true,
}

const presets: Record<ProviderPreset, Preset> = {
  okta: standard,
  keycloak: standard,
  other: standard,
  /** Entra sends no email_verified. `xms_edov` says that the email's domain was verified by its owner. */
  entra: {
    ...standard,
    isConfirmed: ({ xms_edov }) => xms_edov === true || xms_edov === 1 || xms_edov === '1',
  },
  /** `hd` in the request only sorts accounts; the claim decides. */
  google: {
    ...standard,
    parameters: (settings, language) => ({
      ...standard.parameters(settings, language),
      scope: 'openid email profile',
      ...(settings.hostedDomain && { hd: settings.hostedDomain }),
    }),
    admits: ({ hd }, { hostedDomain }) => hostedDomain === '' || hd === hostedDomain,
  },
  /**
   * UAE PASS speaks OAuth 2.0: its userinfo says who somebody is. Emails there are people's own, and are not confirmed for an
   * organisation. SOP1 accounts have not shown an identity card.
   */
  uaepass: {
    parameters: ({ acrValues }, language) => ({
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
