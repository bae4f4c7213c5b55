import { makeWalletOfferRequest, walletOfferResponse, walletOfferStandingResponse } from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { partyOfRequest } from '../../platform/http/authenticate.ts'
import { followOffer } from './follow-offer.ts'
import { makeOffer } from './make-offer.ts'
import { walletMetadataRoutes } from './metadata-routes.ts'
import { walletProtocolRoutes } from './protocol-routes.ts'

const id = z.string().max(120)

/** Holders put certificates into digital wallets (OpenID4VCI 1.0). */
export function walletIssuanceRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/user/certificates/:id/wallet-offers',
    {
      config: { access: ['student'], rateLimit: { max: 30, timeWindow: 60_000 } },
      schema: {
        summary: 'Offer a certificate to a digital wallet',
        description: 'For ten minutes, to one wallet. It ends an earlier offer of the same certificate.',
        params: z.object({ id }),
        body: makeWalletOfferRequest,
        response: { 200: walletOfferResponse },
      },
    },
    async (request) => {
      const wish = { certificateId: request.params.id, ...request.body }
      const data = await makeOffer(ctx, partyOfRequest(request).accountId, wish, request.ip)
      return answer('Offer', { data })
    },
  )

  app.get(
    '/api/user/wallet-offers/:offerId',
    {
      config: { access: ['student'] },
      schema: {
        summary: 'Read what became of an offer to a wallet',
        params: z.object({ offerId: id }),
        response: { 200: walletOfferStandingResponse },
      },
    },
    async (request) =>
      answer('Offer', {
        data: await followOffer(ctx, partyOfRequest(request).accountId, request.params.offerId),
      }),
  )

  walletMetadataRoutes(app, ctx)
  walletProtocolRoutes(app, ctx)
}
