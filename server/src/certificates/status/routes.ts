import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import { entityTag, isKnown } from '../../platform/http/entity-tag.ts'
import { listTtlMs, publishStatusList } from './publish-list.ts'

export function statusRoutes(app: App, ctx: Context): void {
  app.get(
    '/issuers/:id/status/revocation/:list',
    {
      config: { access: ['anyone'] },
      schema: {
        summary: 'Read a status list',
        produces: ['application/vc+ld+json'],
        description:
          'A Bitstring Status List credential: fetched whole, so that nobody learns which bit is asked for.',
        params: z.object({ id: z.string().max(60), list: z.coerce.number().int().min(1).max(1_000_000) }),
      },
    },
    async (request, reply) => {
      const credential = await publishStatusList(ctx, request.params.id, request.params.list)
      const etag = entityTag(credential)
      reply.headers({
        'access-control-allow-origin': '*',
        'cache-control': `public, max-age=${listTtlMs / 1000}`,
        etag,
      })
      if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send()
      return reply.type('application/vc+ld+json').send(credential)
    },
  )
}
