import { z } from 'zod'
import type { Context } from '../../../context.ts'
import type { App } from '../../../platform/http/app.ts'
import { formType, readByHand } from '../../../platform/http/body/read-by-hand.ts'
import { takeForms } from '../../../platform/http/body/take-forms.ts'
import { perMinute } from '../../../platform/http/limits/per-minute.ts'
import { sendPublic } from '../../../platform/http/send-public.ts'
import { served } from '../../../platform/http/served.ts'
import { answerAsProtocol } from '../../../platform/oauth/protocol-error.ts'
import { askStudent } from './ask-student.ts'
import { oauthMetadata } from './metadata.ts'
import { registerApplication, registration } from './register-application.ts'
import { revocationForm, revokeToken } from './revoke-token.ts'
import { token, tokenForms } from './token.ts'

/** Only limits what one address can cost: codes and tokens have 256 bits. */
const config = { access: ['anyone'], ownToken: true, ...perMinute(300) } as const
const registering = { ...config, ...perMinute(20) } as const
const bodyLimit = 16 * 1024

/** The calls by which applications get a student's permission: OAuth 2.0 as in Open Badges 3.0 §7. */
export function applicationProtocolRoutes(app: App, ctx: Context): void {
  app.register(async (scope: App) => {
    answerAsProtocol(scope)
    takeForms(scope, bodyLimit)

    const post = (
      path: string,
      {
        config,
        summary,
        description,
        status,
        ...takes
      }: {
        config: object
        summary: string
        description: string
        status: 200 | 201
        body: z.ZodType
        consumes?: string[]
      },
      answer: (request: Parameters<typeof token>[1]) => Promise<unknown>,
    ) =>
      scope.post(
        `/oauth/${path}`,
        {
          ...readByHand,
          bodyLimit,
          config: config as typeof registering,
          schema: {
            summary,
            description,
            ...takes,
            response: { [status]: z.unknown().describe(description) },
          },
        },
        async (request, reply) =>
          reply
            .code(status)
            .type('application/json')
            .send(JSON.stringify(await answer(request))),
      )

    post(
      'register',
      {
        config: registering,
        summary: 'Register an application',
        description: 'RFC 7591, with the fields of Open Badges 3.0.',
        status: 201,
        body: registration,
      },
      async ({ body }) => registerApplication(ctx, body),
    )
    post(
      'token',
      {
        config,
        summary: 'Get an access token for an application',
        description: 'RFC 6749, with the client’s id and secret as HTTP Basic.',
        status: 200,
        body: tokenForms,
        consumes: [formType],
      },
      (request) => token(ctx, request),
    )
    post(
      'revoke',
      {
        config,
        summary: 'Revoke a token of an application',
        description: 'RFC 7009, with the client’s id and secret as HTTP Basic.',
        status: 200,
        body: revocationForm,
        consumes: [formType],
      },
      async (request) => {
        await revokeToken(ctx, request)
        return {}
      },
    )

    scope.get(
      '/oauth/authorize',
      {
        config,
        schema: {
          // For browsers, not for programs: it leads to sign-in, and then to the student's consent.
          hide: true,
          querystring: z.record(z.string(), z.unknown()),
        },
      },
      async ({ query }, reply) => reply.redirect(askStudent(ctx, query)),
    )
  })

  app.get(
    '/.well-known/oauth-authorization-server',
    {
      config: { access: ['anyone'] },
      schema: {
        summary: 'Read how applications are let in by students',
        produces: ['application/json'],
        description: 'OAuth 2.0 Authorization Server Metadata (RFC 8414).',
      },
    },
    async (request, reply) =>
      sendPublic(request, reply, JSON.stringify(oauthMetadata(ctx)), served.walletMetadata),
  )
}
