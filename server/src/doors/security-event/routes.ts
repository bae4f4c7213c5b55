import { securityEventQuery, securityEventsResponse } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { newestPosition, readEvents } from './feed.ts'

/** Lists the deployment's security events, from any position and as often as needed. */
export function securityEventRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/admin/security-events',
    {
      config: { access: ['admin'] },
      schema: {
        summary: 'Read security events',
        description:
          'Sign-ins, failed ones, roles, keys, exports, actions of administrators and erasures as ECS 8.17, oldest first, after a position.',
        querystring: securityEventQuery,
        response: { 200: securityEventsResponse },
      },
    },
    async (request) => {
      const { after } = request.query
      const data = await readEvents(ctx, request.query)
      return answer('Security events', {
        data,
        position: data.at(-1)?.event.sequence ?? after,
        newest: await newestPosition(ctx.db),
      })
    },
  )
}
