import type { Context } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import { takeJson } from '../../platform/http/body/take-json.ts'
import { answerErrors } from '../../platform/http/errors.ts'
import { limitCalls } from '../v1/rate-limit.ts'
import { scimType, sendScimError } from './answer.ts'
import { discoveryRoutes } from './discovery-routes.ts'
import { groupResource } from './group-resource.ts'
import { resourceRoutes } from './resource-routes.ts'
import { userResource } from './user-resource.ts'

/**
 * SCIM 2.0 (RFC 7643, RFC 7644): an institution's directory sends its people and groups, with a key that is valid only here.
 * Answers and refusals have the forms of the RFCs.
 */
export function scimRoutes(app: App, ctx: Context): void {
  app.register(async (scope: App) => {
    answerErrors(scope, sendScimError)
    await limitCalls(scope, 'scim')
    takeJson(scope, 'application/scim+json')
    scope.addHook('preSerialization', async (_request, reply, payload) => {
      reply.type(scimType)
      return payload
    })
    discoveryRoutes(scope, ctx)
    resourceRoutes(scope, ctx, userResource)
    resourceRoutes(scope, ctx, groupResource)
  })
}
