import { BADGE_CONTEXTS } from '@credenza/credential/issue'
import { words } from '@credenza/languages/words'
import type { WalletFormat } from '@credenza/schema'
import { languageCodes } from '@credenza/schema/languages'
import { certificateType, typeMetadata } from '../../certificates/wallet-form/type-metadata.ts'
import type { Context } from '../../context.ts'

/** The names by which wallets ask for each format: credential configurations, which are also the scopes (OpenID4VCI §5.1.2). */
export const formatOf = {
  'certificate-sd-jwt': 'dc+sd-jwt',
  'certificate-jwt': 'jwt_vc_json',
  'certificate-ldp': 'ldp_vc',
} as const satisfies Record<string, WalletFormat>
export type ConfigurationId = keyof typeof formatOf

export const configurationIds = Object.keys(formatOf) as ConfigurationId[]

export const isConfiguration = (id: unknown): id is ConfigurationId =>
  typeof id === 'string' && Object.hasOwn(formatOf, id)

const type = ['VerifiableCredential', 'OpenBadgeCredential']

/** What a wallet can ask for (OpenID4VCI §12.2.4, appendix A). Only an SD-JWT VC is bound to the wallet's keys. */
export function configurations(ctx: Pick<Context, 'config'>) {
  const display = languageCodes.map((locale) => ({ locale, name: words[locale].document.pass.certificate }))
  const claims = typeMetadata(ctx).claims.map(({ path, display: labels }) => ({
    path,
    display: labels.map(({ locale, label }) => ({ locale, name: label })),
  }))
  const about: Record<ConfigurationId, object> = {
    'certificate-sd-jwt': {
      vct: certificateType(ctx),
      credential_signing_alg_values_supported: ['ES256'],
      cryptographic_binding_methods_supported: ['jwk'],
      proof_types_supported: { jwt: { proof_signing_alg_values_supported: ['ES256'] } },
      credential_metadata: { display, claims },
    },
    'certificate-jwt': {
      credential_signing_alg_values_supported: ['EdDSA'],
      credential_definition: { type },
      credential_metadata: { display },
    },
    'certificate-ldp': {
      credential_signing_alg_values_supported: ['eddsa-rdfc-2022'],
      credential_definition: { '@context': BADGE_CONTEXTS, type },
      credential_metadata: { display },
    },
  }
  return Object.fromEntries(
    configurationIds.map((id) => [id, { format: formatOf[id], scope: id, ...about[id] }]),
  )
}
