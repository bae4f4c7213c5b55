import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { publicIssuer } from '../../people/organisation/public/public-issuer.ts'
import type { App } from '../../platform/http/app.ts'
import { formType, readByHand } from '../../platform/http/body/read-by-hand.ts'
import { takeForms } from '../../platform/http/body/take-forms.ts'
import { perMinute } from '../../platform/http/limits/per-minute.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { answerAsProtocol, ProtocolError } from '../../platform/oauth/protocol-error.ts'
import { endpointsOf } from './endpoints.ts'
import { dpopProofOf } from './grant/dpop.ts'
import { pushed, pushRequest, unsealPushedRequest } from './grant/pushed-request.ts'
import { requireAccess } from './grant/require-access.ts'
import { token, tokenForms } from './grant/token.ts'
import { credential } from './issue/credential.ts'
import { issueDeferred } from './issue/deferral.ts'
import { newNonce } from './issue/nonce.ts'
import { notification } from './issue/notification.ts'
import { credentialRequest, deferredRequest, notificationRequest, readDeferredRequest } from './requests.ts'

const params = pathId('id')
/** Only limits what one address can cost: codes and tokens have 256 bits, and few emailed codes can be tried. */
const config = { access: ['anyone'], ownToken: true, ...perMinute(300) } as const
const bodyLimit = 64 * 1024
const idOf = ({ params }: FastifyRequest): string => (params as { id: string }).id

/**
 * The calls by which wallets get a certificate: OpenID4VCI 1.0 with OAuth 2.0 and DPoP (RFC 9449). Parses requests itself,
 * because refusals must have these standards' error codes.
 */
export function walletProtocolRoutes(app: App, ctx: Context): void {
  app.register(async (scope: App) => {
    answerAsProtocol(scope)
    takeForms(scope, bodyLimit)

    const post = (
      path: string,
      {
        summary,
        description,
        status = 200,
        ...takes
      }: {
        summary: string
        description: string
        status?: 200 | 201 | 204
        body?: z.ZodType
        consumes?: string[]
      },
      answer: (request: FastifyRequest, organisationId: string) => Promise<unknown>,
    ) =>
      scope.post(
        `/issuers/:id/${path}`,
        {
          ...readByHand,
          bodyLimit,
          config,
          schema: {
            summary,
            description,
            ...takes,
            params,
            response: { [status]: z.unknown().describe(description) },
          },
        },
        async (request, reply) => {
          const answered = await answer(request, idOf(request))
          if (status === 204) return reply.code(204).send()
          const isDeferred = 'interval' in (answered as object)
          return reply
            .code(isDeferred ? 202 : status)
            .type('application/json')
            .send(JSON.stringify(answered))
        },
      )

    post(
      'par',
      {
        summary: 'Push an authorization request of a wallet',
        description: 'RFC 9126, with PKCE (S256).',
        status: 201,
        body: pushed,
        consumes: [formType],
      },
      async (request, id) => {
        await publicIssuer(ctx, id)
        const proof = await dpopProofOf(ctx, request.headers, endpointsOf(ctx, id).push)
        return pushRequest(ctx, id, { body: request.body, dpopKey: proof?.key })
      },
    )

    scope.get(
      '/issuers/:id/authorize',
      {
        config,
        schema: {
          // For browsers, not for programs: it leads to sign-in, and then to the holder's page, where they consent.
          hide: true,
          params,
          querystring: z.object({ client_id: z.string().optional(), request_uri: z.string().optional() }),
        },
      },
      async ({ params, query }, reply) => {
        const { client_id, request_uri = '' } = query
        const asked = unsealPushedRequest(ctx, request_uri)
        if (asked?.organisationId !== params.id || asked.client_id !== client_id)
          throw new ProtocolError('invalid_request', 'Push the request first; it works for ten minutes')
        const next = `/student?wallet-request=${encodeURIComponent(request_uri)}`
        return reply.redirect(`${ctx.config.publicUrl}/student/sign-in?next=${encodeURIComponent(next)}`)
      },
    )

    post(
      'token',
      {
        summary: 'Get an access token for a wallet',
        description: 'RFC 6749, OpenID4VCI 1.0, section 6.',
        body: tokenForms,
        consumes: [formType],
      },
      (request, id) => token(ctx, id, request),
    )

    post(
      'nonce',
      { summary: 'Get a nonce for key proofs', description: 'OpenID4VCI 1.0, section 7.' },
      async (_request, id) => {
        await publicIssuer(ctx, id)
        return { c_nonce: newNonce(ctx, id) }
      },
    )

    post(
      'credential',
      {
        summary: 'Get a certificate for a wallet',
        description: 'OpenID4VCI 1.0, section 8.',
        body: credentialRequest,
      },
      async (request, id) => {
        const grant = await requireAccess(ctx, id, request, endpointsOf(ctx, id).credential)
        return credential(ctx, grant, request.body)
      },
    )

    post(
      'deferred-credential',
      {
        summary: 'Get a certificate that was not accepted before',
        description: 'OpenID4VCI 1.0, section 9.',
        body: deferredRequest,
      },
      async (request, id) => {
        const grant = await requireAccess(ctx, id, request, endpointsOf(ctx, id).deferred)
        return issueDeferred(ctx, grant, readDeferredRequest(request.body))
      },
    )

    post(
      'notification',
      {
        summary: 'Tell what a wallet did with a certificate',
        description: 'OpenID4VCI 1.0, section 11.',
        status: 204,
        body: notificationRequest,
      },
      async (request, id) => {
        const grant = await requireAccess(ctx, id, request, endpointsOf(ctx, id).notification)
        await notification(ctx, grant, request.body)
      },
    )
  })
}
