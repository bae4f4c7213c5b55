import { verificationResponse, witnessQuery } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { bytesOf, takeAsItIs } from '../../platform/http/body/take-as-it-is.ts'
import { callerKeyOf } from '../../platform/http/caller-key.ts'
import { perMinute } from '../../platform/http/limits/per-minute.ts'
import { demandedWitnesses } from '../../proof/witness/demanded-witnesses.ts'
import { verifyAnything } from './verify-anything.ts'

const mostBytes = 2 * 1024 * 1024

/** Lets anybody verify anything. This serves mainly foreign credentials, whose evidence the visitor's browser may not fetch. */
export function foreignRoutes(app: App, ctx: Context): void {
  app.register(async (scope: App) => {
    takeAsItIs(scope)
    scope.post(
      '/api/verify',
      {
        bodyLimit: mostBytes,
        config: { access: ['anyone'], ...perMinute(60) },
        schema: {
          summary: 'Verify a credential',
          description:
            'The body is whatever a certificate comes in: a credential or a certificate file as JSON, a presentation (of which the worst credential counts), a JWT as text, a PDF, a saved page, a picture, or a link of this site. 422 if none can be read in it, which says nothing about a certificate. Answers the eight checks, the verdict, and what the credential says; 429 while too much is being checked. Where too few of the witnesses that are asked for have signed, the log check is inconclusive (witnesses-missing).',
          consumes: ['application/json', 'text/plain', 'text/html', 'application/pdf', 'image/*'],
          querystring: witnessQuery,
          response: { 200: verificationResponse },
        },
      },
      async (request) => {
        const body = bytesOf(request.body)
        const data = await verifyAnything(ctx, body, {
          callerKey: callerKeyOf(request),
          witnesses: demandedWitnesses(ctx, request.query),
        })
        return answer(data.headline, { data })
      },
    )
  })
}
