import { SD_JWT_VC } from '@credenza/credential/sd-jwt'
import type { AskedFact } from '@credenza/schema'
import { certificateType } from '../../certificates/wallet-form/type-metadata.ts'
import type { Context } from '../../context.ts'

/** The one credential of a query, and its name in the answer. */
export const QUERY_ID = 'certificate'

/** What an SD-JWT VC of ours shows anyway; wallets list it for their users. */
const alwaysShown = ['achievement_title', 'issuing_authority', 'date_of_issuance']

/** A certificate of this deployment with these facts, as DCQL says it (OpenID4VP 1.0 §6). */
export const dcqlQuery = (ctx: Pick<Context, 'config'>, facts: readonly AskedFact[]) => ({
  credentials: [
    {
      id: QUERY_ID,
      format: SD_JWT_VC,
      meta: { vct_values: [certificateType(ctx)] },
      claims: [...alwaysShown, ...facts].map((name) => ({ path: [name] })),
    },
  ],
})
