import { issuerPageResponse } from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { publicLogo } from '../../people/organisation/public/public-issuer.ts'
import { sendFile } from '../../people/organisation/send-file.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { readLagging } from '../../platform/http/read-lagging.ts'
import { readIssuer } from './read-issuer.ts'

const params = pathId('id')
/** As for other public calls about organisations: any origin may read the answer, and cache it for a minute. */
const publicHeaders = { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=60' }

export function issuerPageRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/issuers/:id',
    {
      config: { access: ['anyone'] },
      schema: {
        summary: 'Read about an issuer',
        description:
          'Who approved an issuer and since when, whether it may issue now, its keys, its certificate types, how many ' +
          'certificates it has signed, and how to reach it. Nothing about a person.',
        params,
        response: { 200: issuerPageResponse },
      },
    },
    async (request, reply) => {
      const data = await readLagging(ctx, (ctx) => readIssuer(ctx, request.params.id))
      reply.headers(publicHeaders)
      return answer('Issuer', { data })
    },
  )

  app.get(
    '/issuers/:id/logo.jpg',
    {
      config: { access: ['anyone'] },
      schema: {
        summary: "Download an issuer's logo",
        produces: ['image/jpeg'],
        description: 'The profile image of an issuer that publishes it.',
        params,
        querystring: z.object({ v: z.string().max(60).optional() }),
      },
    },
    async (request, reply) => {
      const logo = await publicLogo(ctx, request.params.id)
      // Previews on other sites show the logo.
      return sendFile(reply, logo).headers({
        ...publicHeaders,
        'cross-origin-resource-policy': 'cross-origin',
      })
    },
  )
}
