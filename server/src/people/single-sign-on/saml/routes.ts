import { providerMetadataRequest, providerMetadataResponse } from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { answer } from '../../../platform/http/answer.ts'
import type { App } from '../../../platform/http/app.ts'
import { takeForms } from '../../../platform/http/body/take-forms.ts'
import { guessable } from '../../../platform/http/guessable.ts'
import { perMinute } from '../../../platform/http/limits/per-minute.ts'
import { pathId } from '../../../platform/http/path-id.ts'
import { providerById } from '../../identity-provider/deployment-provider.ts'
import { keysOf } from '../../identity-provider/saml-keys.ts'
import { fetchMetadata } from './fetch-metadata.ts'
import { logOutBySaml } from './log-out-by-saml.ts'
import { requireSaml, serviceProviderOf } from './service-provider.ts'
import { takeSamlAnswer } from './take-answer.ts'

/** Even a response with hundreds of groups, encrypted and then encoded twice, is far smaller. */
const mostBytes = 256 * 1024

const ofProvider = pathId('providerId')
const form = { consumes: ['application/x-www-form-urlencoded'] }
const relayState = z.string().max(200).default('')
const message = z.string().max(mostBytes)

/** The calls of SAML providers through a browser, and our own metadata. */
export function samlRoutes(app: App, ctx: Context): void {
  const here = (path: string) => `${ctx.config.publicUrl}${path}`

  app.post(
    '/api/single-sign-on/metadata',
    {
      // Limited, because each call may fetch a federation's metadata.
      config: {
        access: ['approved-issuer', 'approved-verifier'],
        permission: 'own',
        ...perMinute(10),
      },
      bodyLimit: 2 * 1024 * 1024,
      schema: {
        summary: "Read a SAML provider's metadata",
        body: providerMetadataRequest,
        response: { 200: providerMetadataResponse },
      },
    },
    async (request) => answer('Metadata', { data: await fetchMetadata(ctx, request.body) }),
  )

  app.get(
    '/api/single-sign-on/saml/:providerId/metadata',
    {
      config: guessable,
      schema: {
        summary: 'Our SAML metadata for a provider',
        params: ofProvider,
        produces: ['application/samlmetadata+xml'],
      },
    },
    async (request, reply) => {
      const provider = requireSaml(await providerById(ctx, ctx.db, request.params.providerId))
      const { certificate } = keysOf(ctx, provider)
      reply.type('application/samlmetadata+xml')
      return serviceProviderOf(ctx, provider).generateServiceProviderMetadata(certificate, certificate)
    },
  )

  app.get(
    '/api/single-sign-on/saml/:providerId/logout',
    {
      config: guessable,
      schema: {
        summary: "Sign someone out on their SAML provider's request, in a URL",
        params: ofProvider,
        querystring: z.object({ SAMLRequest: message.optional(), RelayState: relayState }),
        produces: ['text/plain'],
      },
    },
    async (request, reply) => {
      const { SAMLRequest, RelayState } = request.query
      // Without a request it is the answer to our own request, and nothing is left to do.
      if (!SAMLRequest) return reply.redirect(here('/sign-in'), 303)
      const query = request.raw.url!.slice(request.raw.url!.indexOf('?') + 1)
      const sent = { message: { query }, relayState: RelayState }
      return reply.redirect(await logOutBySaml(ctx, request.params.providerId, sent), 303)
    },
  )

  app.register(async (forms: App) => {
    takeForms(forms, mostBytes)

    forms.post(
      '/api/single-sign-on/saml/:providerId',
      {
        config: guessable,
        schema: {
          summary: "Take a SAML provider's answer",
          params: ofProvider,
          body: z.object({ SAMLResponse: message, RelayState: relayState }),
          ...form,
          produces: ['text/plain'],
        },
      },
      async (request, reply) => {
        const { SAMLResponse: response, RelayState } = request.body
        const { providerId } = request.params
        const state = await takeSamlAnswer(ctx, providerId, { response, relayState: RelayState })
        return reply.redirect(here(`/sign-in/provider?state=${state}`), 303)
      },
    )

    forms.post(
      '/api/single-sign-on/saml/:providerId/logout',
      {
        config: guessable,
        schema: {
          summary: "Sign someone out on their SAML provider's request, in a form",
          params: ofProvider,
          body: z.object({ SAMLRequest: message.optional(), RelayState: relayState }),
          ...form,
          produces: ['text/plain'],
        },
      },
      async (request, reply) => {
        const { SAMLRequest, RelayState } = request.body
        if (!SAMLRequest) return reply.redirect(here('/sign-in'), 303)
        const sent = { message: { form: SAMLRequest }, relayState: RelayState }
        return reply.redirect(await logOutBySaml(ctx, request.params.providerId, sent), 303)
      },
    )
  })
}
