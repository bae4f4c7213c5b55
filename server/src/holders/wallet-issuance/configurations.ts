import { BADGE_CONTEXTS } from '@credenza/credential/issue'
import { SD_JWT_VC } from '@credenza/credential/sd-jwt'
import { words } from '@credenza/languages/words'
import type { WalletFormat } from '@credenza/schema'
import { languageCodes } from '@credenza/schema/languages'
import { learningMetadata, typeMetadata } from '../../certificates/wallet-form/type-metadata.ts'
import type { Context } from '../../context.ts'

/**
 * The names by which wallets request each format: ids of credential configurations, which are also the scopes (OpenID4VCI
 * §5.1.2).
 */
export const formatOf = {
  'certificate-sd-jwt': 'dc+sd-jwt',
  'learning-sd-jwt': 'eu-learning',
  'certificate-jwt': 'jwt_vc_json',
  'certificate-ldp': 'ldp_vc',
} as const satisfies Record<string, WalletFormat>
export type ConfigurationId = keyof typeof formatOf

export const configurationIds = Object.keys(formatOf) as ConfigurationId[]

export const isConfiguration = (id: unknown): id is ConfigurationId =>
  typeof id === 'string' && Object.hasOwn(formatOf, id)

/** Whether credentials of a configuration are bound to the wallet's keys. Only SD-JWT VCs are. */
export const isBoundToKeys = (id: ConfigurationId): boolean =>
  formatOf[id] === 'dc+sd-jwt' || formatOf[id] === 'eu-learning'

const type = ['VerifiableCredential', 'OpenBadgeCredential']

/** What a wallet can ask for (OpenID4VCI §12.2.4, appendix A). */
export function configurations(ctx: Pick<Context, 'config'>) {
  const display = languageCodes.map((locale) => ({ locale, name: words[locale].document.pass.certificate }))
  const about: Record<ConfigurationId, object> = {
    'certificate-sd-jwt': sdJwt(typeMetadata(ctx)),
    'learning-sd-jwt': sdJwt(learningMetadata()),
    'certificate-jwt': {
      format: 'jwt_vc_json',
      credential_signing_alg_values_supported: ['EdDSA'],
      credential_definition: { type },
      credential_metadata: { display },
    },
    'certificate-ldp': {
      format: 'ldp_vc',
      credential_signing_alg_values_supported: ['eddsa-rdfc-2022'],
      credential_definition: { '@context': BADGE_CONTEXTS, type },
      credential_metadata: { display },
    },
  }
  return Object.fromEntries(configurationIds.map((id) => [id, { scope: id, ...about[id] }]))
}

const sdJwt = ({ vct, display, claims }: ReturnType<typeof typeMetadata>) => ({
  format: SD_JWT_VC,
  vct,
  credential_signing_alg_values_supported: ['ES256'],
  cryptographic_binding_methods_supported: ['jwk'],
  proof_types_supported: { jwt: { proof_signing_alg_values_supported: ['ES256'] } },
  credential_metadata: {
    display,
    claims: claims.map(({ path, display: labels }) => ({
      path,
      display: labels.map(({ locale, label }) => ({ locale, name: label })),
    })),
  },
})
