import { hash } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '../context.ts'
import type { App } from '../platform/http/app.ts'
import { listTtlMs, publishStatusList } from './publish-list.ts'

export function statusRoutes(app: App, ctx: Context): void {
  app.get(
    '/issuers/:id/status/revocation/:list',
    {
      config: { access: ['anyone'] },
      schema: {
        description:
          'A Bitstring Status List credential: fetched whole, so that nobody learns which bit is asked for.',
        params: z.object({ id: z.string().max(60), list: z.coerce.number().int().min(1).max(1_000_000) }),
      },
    },
    async (request, reply) => {
      const credential = await publishStatusList(ctx, request.params.id, request.params.list)
      const etag = `"${hash('sha256', credential, 'base64url')}"`
      reply.headers({
        'access-control-allow-origin': '*',
        'cache-control': `public, max-age=${listTtlMs / 1000}`,
        etag,
      })
      if (isAmong(etag, request.headers['if-none-match'])) return reply.code(304).send()
      return reply.type('application/vc+ld+json').send(credential)
    },
  )
}

/** If-None-Match (RFC 9110 section 13.1.2): weak comparison, a list or `*`. */
const isAmong = (etag: string, header: string | undefined): boolean =>
  header?.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, ''))) ?? false
