import type { Context } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import { takeAsItIs } from '../../platform/http/body/take-as-it-is.ts'
import { answerErrors } from '../../platform/http/errors.ts'
import { perMinute } from '../../platform/http/limits/per-minute.ts'
import { sendPublic } from '../../platform/http/send-public.ts'
import { served } from '../../platform/http/served.ts'
import { credentialRoutes } from './credential-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { badgesPath } from './route-parts.ts'
import { serviceDescription } from './service-description.ts'
import { sendNotServed, sendStatusInfo } from './status-info.ts'

/** The methods that each address takes. */
const methods: Record<string, string> = { credentials: 'GET, POST', profile: 'GET, PUT', discovery: 'GET' }

/** The Open Badges 3.0 API: applications that a student let in read their badges and profile, and add to them. */
export function openBadgesRoutes(app: App, ctx: Context): void {
  app.register(
    async (scope: App) => {
      answerErrors(scope, sendStatusInfo)
      takeAsItIs(scope)

      scope.get(
        '/discovery',
        {
          config: { access: ['anyone'], ...perMinute(300) },
          schema: {
            summary: 'Read how applications reach badges',
            produces: ['application/json'],
            description:
              'The Service Description Document of Open Badges 3.0: OpenAPI, with the addresses of OAuth 2.0.',
          },
        },
        async (request, reply) =>
          sendPublic(request, reply, JSON.stringify(serviceDescription(ctx)), served.walletMetadata),
      )
      credentialRoutes(scope, ctx)
      profileRoutes(scope, ctx)
      scope.setNotFoundHandler((request, reply) => {
        const allowed = methods[request.url.slice(badgesPath.length + 1).split('?')[0]!]
        return sendNotServed(reply, allowed)
      })
    },
    { prefix: badgesPath },
  )
}
