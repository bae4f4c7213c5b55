import type { ProviderSettings, SamlSettings } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { requireProviderAddress } from './require-provider-address.ts'
import { plainCertificate } from './saml-keys.ts'

/**
 * The settings in the form in which they are stored. Throws 'invalid' for an address that would never be called or to which no
 * browser should be sent, and for a certificate with too weak a key.
 */
export function checkedSettings(ctx: Context, settings: ProviderSettings): ProviderSettings {
  if (settings.kind === 'oidc') {
    const { issuer } = settings
    requireProviderAddress(ctx, 'issuer', issuer)
    if (isShared(issuer)) throw fieldRefusal('issuer', 'invalid.provider_address')
    return settings
  }
  for (const name of ['signInUrl', 'logoutUrl'] as const)
    if (settings[name]) requireProviderAddress(ctx, name, settings[name])
  if (settings.certificates.length === 0) throw fieldRefusal('certificates', 'invalid.certificate')
  const { metadata, ...rest } = settings
  return {
    ...rest,
    certificates: settings.certificates.map(plainCertificate),
    ...(metadata?.url && { metadata: checkedSource(ctx, metadata) }),
  }
}

function checkedSource(
  ctx: Context,
  { url, certificate }: NonNullable<SamlSettings['metadata']>,
): SamlSettings['metadata'] {
  requireProviderAddress(ctx, 'metadataUrl', url)
  return { url, certificate: certificate && plainCertificate(certificate) }
}

/**
 * Whether the issuer speaks for more than one organisation: Entra's shared addresses admit people of any tenant, and the tenant
 * of personal Microsoft accounts admits anyone.
 */
const isShared = (issuer: string): boolean =>
  /\/(common|organizations|consumers|9188040d-6c67-4c5b-b112-36a304b66dad)(\/|$)/i.test(issuer)
