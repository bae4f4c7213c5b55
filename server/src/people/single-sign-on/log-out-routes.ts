import { done, signedOut } from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { bearerToken, callerOfRequest } from '../../platform/http/authenticate.ts'
import { takeForms } from '../../platform/http/body/take-forms.ts'
import { guessable } from '../../platform/http/guessable.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { closeSession } from '../account/session/close-sessions.ts'
import { logOutByProvider } from './log-out-by-provider.ts'
import { logOutAddress } from './saml/log-out-at-provider.ts'

/** Signing out: here, and on a provider's request. */
export function logOutRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/logout',
    {
      config: { access: ['issuer', 'verifier', 'suspended', 'student', 'admin', 'unproven-admin'] },
      schema: { summary: 'Sign out', response: { 200: signedOut } },
    },
    async (request) => {
      const url = await logOutAddress(ctx, callerOfRequest(request))
      await closeSession(ctx, bearerToken(request)!)
      return answer('Signed out.', url ? { url } : {})
    },
  )

  // Providers send forms (OpenID Connect Back-Channel Logout 1.0, section 2.5).
  app.register(async (forms: App) => {
    takeForms(forms, 64 * 1024)
    forms.post(
      '/api/single-sign-on/logout/:providerId',
      {
        config: guessable,
        schema: {
          summary: "Sign someone out on their provider's request",
          params: pathId('providerId'),
          body: z.object({ logout_token: z.string().max(20_000) }),
          consumes: ['application/x-www-form-urlencoded'],
          response: { 200: done },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        await logOutByProvider(ctx, request.params.providerId, request.body.logout_token)
        return answer('Signed out.')
      },
    )
  })
}
