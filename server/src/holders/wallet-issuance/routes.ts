import {
  makeWalletOfferRequest,
  walletConsent,
  walletConsentResponse,
  walletOfferResponse,
  walletOfferStandingResponse,
  walletRequestResponse,
} from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest } from '../../platform/http/authenticate.ts'
import { perMinute } from '../../platform/http/limits/per-minute.ts'
import { answerRequest, readWalletRequest } from './grant/answer-request.ts'
import { walletMetadataRoutes } from './metadata-routes.ts'
import { followOffer } from './offer/follow-offer.ts'
import { makeOffer } from './offer/make-offer.ts'
import { walletProtocolRoutes } from './protocol-routes.ts'

const id = z.string().max(120)

/** Holders put certificates into digital wallets (OpenID4VCI 1.0). */
export function walletIssuanceRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/user/certificates/:id/wallet-offers',
    {
      config: { access: ['student'], ...perMinute(30) },
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
      const data = await makeOffer(ctx, callerOfRequest(request), wish, request.ip)
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
        data: await followOffer(ctx, callerOfRequest(request).accountId, request.params.offerId),
      }),
  )

  app.get(
    '/api/user/wallet-request',
    {
      config: { access: ['student'] },
      schema: {
        summary: 'Read what a wallet asks for',
        querystring: z.object({ request: z.string().max(8_000) }),
        response: { 200: walletRequestResponse },
      },
    },
    async (request) =>
      answer('Request', {
        data: await readWalletRequest(ctx, callerOfRequest(request).accountId, request.query.request),
      }),
  )

  app.post(
    '/api/user/wallet-request',
    {
      config: { access: ['student'], ...perMinute(30) },
      schema: {
        summary: 'Let a wallet have a certificate, or refuse',
        body: walletConsent,
        response: { 200: walletConsentResponse },
      },
    },
    async (request) => {
      const url = await answerRequest(ctx, callerOfRequest(request), request.body)
      return answer('Answered.', { data: { url } })
    },
  )

  walletMetadataRoutes(app, ctx)
  walletProtocolRoutes(app, ctx)
}
