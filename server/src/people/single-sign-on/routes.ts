import {
  confirmLinkRequest,
  findProviderRequest,
  findProviderResponse,
  finishProviderAnswer,
  finishProviderRequest,
  providerAddressResponse,
  providerSignInAnswer,
  startProviderRequest,
} from '@credenza/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { browserCookie, browserOf } from '../../platform/http/browser-cookie.ts'
import { guessable, guessablePost } from '../../platform/http/guessable.ts'
import { requireFreshIfAny } from '../account/second-factor/require-fresh.ts'
import { visitorOf } from '../account/session/visitor.ts'
import { activeProviderFor } from '../identity-provider/deployment-provider.ts'
import { findProvider, type Provider } from '../identity-provider/find-provider.ts'
import { ownOrigin } from '../own-name/host.ts'
import { confirmLink } from './confirm-link.ts'
import { findProviderOfEmail } from './find-provider-of-email.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { logOutRoutes } from './log-out-routes.ts'
import { requireOidc } from './oidc/answered-person.ts'
import { beginOidc } from './oidc/begin-oidc.ts'
import { type ProviderSignIn, signInLifetimeMs } from './provider-sign-ins.ts'
import { beginSaml } from './saml/begin-saml.ts'
import { samlRoutes } from './saml/routes.ts'
import { requireCurrent, requireSaml } from './saml/service-provider.ts'

const cookie = { name: 'provider-sign-in', lifetimeMs: signInLifetimeMs }
const members = ['approved-issuer', 'approved-verifier'] as const

/** Signing in through an organisation's own provider. */
export function singleSignOnRoutes(app: App, ctx: Context): void {
  const begin = async (
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    provider: Provider | undefined,
    began: Omit<ProviderSignIn, 'origin'>,
  ) => {
    const signIn = { ...began, origin: await ownOrigin(ctx, request.hostname, began.organisationId) }
    const { url, browser } =
      provider?.settings.kind === 'saml'
        ? await beginSaml(ctx, requireCurrent(ctx, requireSaml(provider)), signIn)
        : await beginOidc(ctx, requireOidc(provider), signIn, visitorOf(request).language)
    reply.header('set-cookie', browserCookie(ctx, cookie, browser))
    return answer('Continue there.', { url })
  }

  guessablePost(
    app,
    '/api/single-sign-on/find',
    {
      summary: "Find the provider of an email's domain",
      body: findProviderRequest,
      response: findProviderResponse,
    },
    async (request) => answer('Provider', { data: await findProviderOfEmail(ctx, request.body.email) }),
  )

  guessablePost(
    app,
    '/api/single-sign-on/start',
    {
      summary: "Begin to sign in at an organisation's provider",
      body: startProviderRequest,
      response: providerAddressResponse,
    },
    async (request, reply) => {
      const { organisationId } = request.body
      const provider = await activeProviderFor(ctx, ctx.db, organisationId)
      return begin({ request, reply }, provider, { organisationId, purpose: 'sign-in', by: undefined })
    },
  )

  for (const [purpose, summary, permission] of [
    ['test', "Begin to test the organisation's provider", 'own'],
    ['connect', 'Begin to connect the account with the provider', 'read'],
    ['confirm', 'Begin to confirm the session at the provider', 'read'],
  ] as const) {
    app.post(
      `/api/single-sign-on/${purpose}`,
      {
        config: { ...guessable, access: members, departmental: purpose !== 'test', permission },
        schema: { summary, response: { 200: providerAddressResponse } },
      },
      async (request, reply) => {
        const { organisationId, accountId, sessionId } = organisationOfRequest(request)
        if (purpose === 'connect') await requireFreshIfAny(ctx, organisationOfRequest(request))
        const provider =
          purpose === 'test'
            ? await findProvider(ctx.db, organisationId)
            : await activeProviderFor(ctx, ctx.db, organisationId)
        return begin({ request, reply }, provider, { organisationId, purpose, by: { accountId, sessionId } })
      },
    )
  }

  app.post(
    '/api/single-sign-on/finish',
    {
      config: { ...guessable, departmental: true },
      schema: {
        summary: 'Finish what began at a provider',
        body: finishProviderRequest,
        response: { 200: finishProviderAnswer },
      },
    },
    (request) => {
      const { parameters } = request.body
      const browser = browserOf(ctx, cookie, request.headers)
      const { hostname, caller } = request
      return finishSignIn(ctx, { parameters, browser, hostname }, { caller, from: visitorOf(request) })
    },
  )

  guessablePost(
    app,
    '/api/single-sign-on/link',
    {
      summary: 'Connect an account by an emailed code and sign in',
      body: confirmLinkRequest,
      response: providerSignInAnswer,
    },
    (request) => {
      const { token, otp } = request.body
      return confirmLink(ctx, { token, code: otp }, visitorOf(request))
    },
  )

  logOutRoutes(app, ctx)
  samlRoutes(app, ctx)
}
