import { z } from 'zod'
import type { Context } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/app.ts'
import { bytesOf } from '../../platform/http/body/take-as-it-is.ts'
import { keepBadge, mostBadgeBytes } from '../../verifying/badge-intake/keep-badge.ts'
import { listCredentials } from './list-credentials.ts'
import { pageLinks } from './page-links.ts'
import { requireScope, whileLetIn } from './require-scope.ts'
import { badgeCall, badgesPath } from './route-parts.ts'

const path = '/credentials'
const mostPerPage = 50

const page = z.object({
  limit: z.coerce.number().int().min(1).default(20),
  offset: z.coerce.number().int().min(0).default(0),
  since: z.iso.datetime({ offset: true }).optional(),
})

/** Applications read a student's badges and add new ones. */
export function credentialRoutes(scope: App, ctx: Context): void {
  scope.get(
    path,
    {
      ...badgeCall,
      schema: {
        summary: "Read a student's badges",
        produces: ['application/json'],
        description: 'getCredentials of Open Badges 3.0: pages with `limit`, `offset` and `since`.',
        querystring: page,
      },
    },
    async (request, reply) => {
      const accountId = await requireScope(ctx, request, 'credential.readonly')
      const { since, offset } = request.query
      const limit = Math.min(request.query.limit, mostPerPage)
      const found = await listCredentials(ctx, accountId, {
        limit,
        offset,
        since: since === undefined ? undefined : new Date(since),
      })
      const { total, ...credentials } = found
      const links = pageLinks(ctx.config.publicUrl + badgesPath + path, since ? { since } : {}, {
        limit,
        offset,
        total,
      })
      return reply
        .headers({ 'x-total-count': String(total), link: links })
        .type('application/json')
        .send(JSON.stringify(credentials))
    },
  )

  scope.post(
    path,
    {
      ...badgeCall,
      bodyLimit: mostBadgeBytes,
      schema: {
        summary: 'Add a badge of another issuer',
        produces: ['application/json', 'text/plain'],
        description:
          'upsertCredential of Open Badges 3.0: JSON, or a JWT as text/plain. It is kept if its signature holds.',
        consumes: ['application/json', 'text/plain'],
      },
    },
    (request, reply) =>
      whileLetIn(ctx, request, 'credential.upsert', async (accountId) => {
        const type = request.headers['content-type'] ?? ''
        const isText = /^text\/plain\b/.test(type)
        if (!isText && !/^application\/(json|(vc\+)?ld\+json|vc)\b/.test(type))
          throw refusal('unsupported_type')
        const text = Buffer.from(bytesOf(request.body)).toString('utf8')
        // The media type must match: a JWT is text, and a document is JSON (§6.1.3).
        if (text.trimStart().startsWith('{') === isText) throw refusal('invalid.badge')
        const done = await keepBadge(ctx, accountId, text)
        return reply
          .code(done === 'created' ? 201 : 200)
          .type(isText ? 'text/plain' : 'application/json')
          .send(text)
      }),
  )
}
