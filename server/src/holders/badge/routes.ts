import { languageCodes } from '@credenza/schema/languages'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import { entityTag, isKnown } from '../../platform/http/entity-tag.ts'
import { drawBadge } from './draw-badge.ts'
import { readCertificateBadge } from './read-badge.ts'

/** How long a page may show an old badge. */
const maxAgeSeconds = 5 * 60

/** Pictures for other people's pages. They neither set nor read cookies, so everybody gets the same. */
export function badgeRoutes(app: App, ctx: Context): void {
  app.get(
    '/badge/:picture',
    {
      config: { access: ['anyone'] },
      schema: {
        summary: "Draw a certificate's badge",
        produces: ['image/svg+xml'],
        description:
          'A certificate’s badge as image/svg+xml, by `{slug}.svg`: its type, its issuer, and whether anything is said ' +
          'against it as of now. Neither whose it is nor its title. For an <img> in any page.',
        params: z.object({ picture: z.string().regex(/^[\w-]{1,120}\.svg$/) }),
        querystring: z.object({ lang: z.enum(languageCodes).default('en') }),
      },
    },
    async (request, reply) => {
      const slug = request.params.picture.slice(0, -'.svg'.length)
      const picture = drawBadge(await readCertificateBadge(ctx, slug), request.query.lang)
      const etag = entityTag(picture)
      reply.headers({
        'access-control-allow-origin': '*',
        'cache-control': `public, max-age=${maxAgeSeconds}`,
        etag,
      })
      if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send()
      return reply.type('image/svg+xml').send(picture)
    },
  )
}
