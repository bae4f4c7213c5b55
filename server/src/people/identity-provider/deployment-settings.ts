import { providerPresets, samlPresets } from '@credenza/schema'
import { z } from 'zod'
import { webAddress } from '../../platform/setting-forms.ts'

/** The settings of a sign-in provider for the whole deployment: OpenID Connect, or SAML 2.0. */
export const signInEnvironment = {
  OIDC_ISSUER: webAddress.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_PRESET: z.enum(providerPresets).default('other'),
  SAML_ENTITY_ID: z.string().max(1024).optional(),
  SAML_SIGN_IN_URL: webAddress.optional(),
  SAML_LOGOUT_URL: webAddress.optional(),
  SAML_CERTIFICATES_FILE: z.string().optional(),
  SAML_KEY_FILE: z.string().optional(),
  SAML_KEY_CERTIFICATE_FILE: z.string().optional(),
  SAML_PRESET: z.enum(samlPresets).default('other'),
}

type SignInEnvironment = z.infer<z.ZodObject<typeof signInEnvironment>>

export type DeploymentProviderSettings = NonNullable<ReturnType<typeof signInSettings>>

/** The provider that the settings describe; undefined for none. */
export function signInSettings(e: SignInEnvironment) {
  if (e.OIDC_ISSUER && e.OIDC_CLIENT_ID && e.OIDC_CLIENT_SECRET)
    return {
      kind: 'oidc' as const,
      preset: e.OIDC_PRESET,
      issuer: e.OIDC_ISSUER,
      clientId: e.OIDC_CLIENT_ID,
      clientSecret: e.OIDC_CLIENT_SECRET,
    }
  if (
    e.SAML_ENTITY_ID &&
    e.SAML_SIGN_IN_URL &&
    e.SAML_CERTIFICATES_FILE &&
    e.SAML_KEY_FILE &&
    e.SAML_KEY_CERTIFICATE_FILE
  )
    return {
      kind: 'saml' as const,
      preset: e.SAML_PRESET,
      entityId: e.SAML_ENTITY_ID,
      signInUrl: e.SAML_SIGN_IN_URL,
      logoutUrl: e.SAML_LOGOUT_URL ?? '',
      certificatesFile: e.SAML_CERTIFICATES_FILE,
      keyFile: e.SAML_KEY_FILE,
      keyCertificateFile: e.SAML_KEY_CERTIFICATE_FILE,
    }
  return undefined
}
