import { platformShareRequest, platformShareResponse } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest } from '../../platform/http/authenticate.ts'
import { changePlatformShare, readPlatformShare } from './platform-share.ts'

/** What the platform keeps of verifiers' fees. */
export function platformShareRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/platform-share',
    {
      config: { access: ['verifier', 'admin'] },
      schema: {
        summary: 'Read what the platform keeps of each fee',
        response: { 200: platformShareResponse },
      },
    },
    async () => answer('Platform share', { data: await readPlatformShare(ctx.db, ctx.clock()) }),
  )

  app.put(
    '/api/admin/platform-share',
    {
      config: { access: ['admin'] },
      schema: {
        summary: 'Set what the platform keeps of each fee',
        description:
          'In whole percent, for fees that are charged from a day on. Needs the platform’s tax details, because it writes invoices for it.',
        body: platformShareRequest,
        response: { 200: platformShareResponse },
      },
    },
    async (request) => {
      const data = await changePlatformShare(ctx, callerOfRequest(request), request.body)
      return answer('Platform share saved.', { data })
    },
  )
}
