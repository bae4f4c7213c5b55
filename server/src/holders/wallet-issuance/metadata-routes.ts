import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import { chooseLanguage } from '../../platform/http/language.ts'
import { perMinute } from '../../platform/http/limits/per-minute.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { sendPublic } from '../../platform/http/send-public.ts'
import { served } from '../../platform/http/served.ts'
import { authorizationServerMetadata, issuerMetadata, signedIssuerMetadata } from './metadata.ts'
import { readOffer } from './offer/read-offer.ts'

const params = pathId('id')

/** What wallets read before they ask an organisation for a certificate. */
export function walletMetadataRoutes(app: App, ctx: Context): void {
  app.get(
    '/.well-known/openid-credential-issuer/issuers/:id',
    {
      config: { access: ['anyone'] },
      schema: {
        summary: 'Read how wallets get certificates from an issuer',
        produces: ['application/json', 'application/jwt'],
        description:
          'Credential Issuer Metadata (OpenID4VCI 1.0, section 12.2), signed if `Accept` asks for a JWT.',
        params,
      },
    },
    async (request, reply) => {
      const { id } = request.params
      reply.header('vary', 'accept')
      if (!/\bapplication\/jwt\b/.test(request.headers.accept ?? ''))
        return sendPublic(
          request,
          reply,
          JSON.stringify(await issuerMetadata(ctx, id)),
          served.walletMetadata,
        )
      // Cached, so that frequent requests do not each cost a signature of a key store.
      const signed = await ctx.kept.get(id, 'wallet metadata', () => signedIssuerMetadata(ctx, id))
      return sendPublic(request, reply, signed, { ...served.walletMetadata, type: 'application/jwt' })
    },
  )

  app.get(
    '/.well-known/oauth-authorization-server/issuers/:id',
    {
      config: { access: ['anyone'] },
      schema: {
        summary: 'Read how wallets are authorised by an issuer',
        produces: ['application/json'],
        description: 'OAuth 2.0 Authorization Server Metadata (RFC 8414).',
        params,
      },
    },
    async (request, reply) => {
      const metadata = await authorizationServerMetadata(ctx, request.params.id)
      return sendPublic(request, reply, JSON.stringify(metadata), served.walletMetadata)
    },
  )

  app.get(
    '/issuers/:id/wallet-offer',
    {
      config: { access: ['anyone'], ...perMinute(300) },
      schema: {
        summary: "Read a holder's offer to a wallet",
        produces: ['application/json'],
        description: 'A Credential Offer (OpenID4VCI 1.0, section 4.1).',
        params,
        querystring: z.object({ code: z.string().max(100) }),
      },
    },
    async (request, reply) => {
      const { params, query, headers } = request
      const offer = await readOffer(ctx, params.id, { ...query, language: chooseLanguage(headers) })
      return reply.header('cache-control', 'no-store').type('application/json').send(JSON.stringify(offer))
    },
  )
}
