import { presentationLimits } from '@credenza/schema'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import { formType, readByHand } from '../../platform/http/body/read-by-hand.ts'
import { bytesOf, takeAsItIs } from '../../platform/http/body/take-as-it-is.ts'
import { callerKeyOf } from '../../platform/http/caller-key.ts'
import { perMinute } from '../../platform/http/limits/per-minute.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { findLiveAttempt } from './attempt-store.ts'
import { receiveResponse } from './receive-response.ts'
import { requestObject } from './request-object.ts'

const params = pathId('attemptId')
const config = { access: ['anyone' as const], ...perMinute(60) }
const walletNonce = z.string().min(1).max(512)
/** The forms, for the description only. */
const described = {
  request: z.object({ wallet_nonce: walletNonce.optional().describe('The signed request repeats it.') }),
  response: z.union([
    z.object({ response: z.string().describe('The encrypted answer, as a JWE.') }),
    z.object({
      error: z.string().describe('Why there is none.'),
      state: z.string().describe('As the request says it.'),
    }),
  ]),
}

/** The calls of wallets (OpenID4VP 1.0): to get the signed request, and to send the answer. */
export function presentationWalletRoutes(app: App, ctx: Context): void {
  const sendRequest = async (reply: FastifyReply, attemptId: string, nonce?: string) => {
    const attempt = await findLiveAttempt(ctx, attemptId)
    return reply
      .header('cache-control', 'no-store')
      .type('application/oauth-authz-req+jwt')
      .send(await requestObject(ctx, attempt, nonce))
  }

  app.get(
    '/presentations/:attemptId/request',
    {
      config,
      schema: {
        summary: 'Fetch the request as a wallet',
        produces: ['application/oauth-authz-req+jwt'],
        params,
      },
    },
    (request, reply) => sendRequest(reply, request.params.attemptId),
  )

  app.register(async (scope: App) => {
    takeAsItIs(scope)

    scope.post(
      '/presentations/:attemptId/request',
      {
        ...readByHand,
        bodyLimit: 16 * 1024,
        config,
        schema: {
          summary: 'Fetch the request as a wallet, with its nonce',
          description: 'A form with `wallet_nonce`, which the signed request repeats.',
          consumes: [formType],
          body: described.request,
          produces: ['application/oauth-authz-req+jwt'],
          params,
        },
      },
      (request, reply) => {
        const nonce = walletNonce.safeParse(formOf(request.body).get('wallet_nonce'))
        return sendRequest(reply, request.params.attemptId, nonce.data)
      },
    )

    scope.post(
      '/presentations/:attemptId/response',
      {
        ...readByHand,
        bodyLimit: presentationLimits.responseBytes,
        config,
        schema: {
          summary: 'Answer a request as a wallet',
          description: 'A form with `response`, the encrypted answer; or with `error` and `state`.',
          consumes: [formType],
          body: described.response,
          produces: ['application/json'],
          params,
        },
      },
      async (request, reply) => {
        const given = { form: formOf(request.body), callerKey: callerKeyOf(request) }
        const next = await receiveResponse(ctx, request.params.attemptId, given)
        return reply.header('cache-control', 'no-store').send(next)
      },
    )
  })
}

const formOf = (body: unknown): URLSearchParams =>
  new URLSearchParams(Buffer.from(bytesOf(body)).toString('utf8'))
