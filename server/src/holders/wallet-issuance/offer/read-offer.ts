import { words } from '@credenza/languages/words'
import type { LanguageCode } from '@credenza/schema/languages'
import type { Context } from '../../../context.ts'
import { refusal } from '../../../platform/http/api-error.ts'
import { findByCode } from '../grant/grant-store.ts'
import { preAuthorizedGrant } from '../metadata.ts'
import { offerOf } from './offer.ts'
import { offerState } from './offer-state.ts'
import { txCodeDigits } from './tx-code.ts'

/**
 * The offer for a wallet (OpenID4VCI §4.1.1), with instructions in the language that it asks for. Throws not_found once it has
 * ended or was used.
 */
export async function readOffer(
  ctx: Context,
  organisationId: string,
  { code, language }: { code: string; language: LanguageCode },
) {
  const grant = await findByCode(ctx.db, organisationId, code)
  if (!grant || grant.redirect_uri || offerState(grant, ctx.clock()) !== 'waiting')
    throw refusal('not_found.wallet_offer')
  const { description } = words[language].mail.account.walletCode
  return offerOf(ctx, organisationId, grant.certificate_id, {
    [preAuthorizedGrant]: {
      'pre-authorized_code': code,
      ...(grant.tx_code_mac && { tx_code: { input_mode: 'numeric', length: txCodeDigits, description } }),
    },
  })
}
