import type { Context } from '../../../context.ts'
import { configurationIds } from '../configurations.ts'
import { endpointsOf } from '../endpoints.ts'

/**
 * An offer of a certificate (OpenID4VCI §4.1.1). Any wallet may send its holder to sign in and consent (`issuer_state` is not
 * secret); `grants` adds other ways.
 */
export const offerOf = (
  ctx: Pick<Context, 'config'>,
  organisationId: string,
  certificateId: string,
  grants: object = {},
) => ({
  credential_issuer: endpointsOf(ctx, organisationId).issuer,
  credential_configuration_ids: configurationIds,
  grants: { authorization_code: { issuer_state: certificateId }, ...grants },
})

/**
 * The offer as a link that opens a wallet. It contains no secret and does not end: only the certificate's holder can consent.
 */
export function openOfferLink(
  ctx: Pick<Context, 'config'>,
  organisationId: string,
  certificateId: string,
): string {
  const offer = JSON.stringify(offerOf(ctx, organisationId, certificateId))
  return `openid-credential-offer://?credential_offer=${encodeURIComponent(offer)}`
}
