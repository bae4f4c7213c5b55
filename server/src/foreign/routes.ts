import { verificationResponse } from '@credenza/schema'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import type { App } from '../platform/http/app.ts'
import { verifyAnything } from './verify-anything.ts'

const mostBytes = 2 * 1024 * 1024

/** Verification of anything by anybody; of foreign credentials above all, for which the visitor's browser cannot ask. */
export function foreignRoutes(app: App, ctx: Context): void {
  app.register(async (plain) => {
    const scope = plain as unknown as App
    takeAsItIs(plain as unknown as FastifyInstance)
    scope.post(
      '/api/verify',
      {
        bodyLimit: mostBytes,
        config: { access: ['anyone'], rateLimit: { max: 60, timeWindow: 60_000 } },
        schema: {
          description:
            'The body is a credential: JSON, a certificate file, or a JWT as text. Answers the eight checks and the verdict.',
          response: { 200: verificationResponse },
        },
      },
      async (request) => {
        const data = await verifyAnything(ctx, (request.body as Uint8Array | undefined) ?? '')
        return { success: true as const, message: data.headline, data }
      },
    )
  })
}

/** What the body is shows from the body: whatever type it is sent with. */
function takeAsItIs(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}
