import type { Context } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import { v1CheckRoutes } from '../../verifying/check/routes.ts'
import { v1PresentationRoutes } from '../../verifying/presentation/routes.ts'
import { batchRoutes } from './batch-routes.ts'
import { certificateRoutes } from './certificate-routes.ts'
import { describeV1 } from './describe.ts'
import { listRoutes } from './list-routes.ts'
import { limitCalls } from './rate-limit.ts'
import { refuseUnknown } from './refuse-unknown.ts'
import { studentRoutes } from './student-routes.ts'
import { webhookRoutes } from './webhook-routes.ts'

/**
 * The API for integrators, called with API keys: the product's functions under clean names. A released call does not change;
 * breaking changes will come as /v2 beside it.
 */
export function v1Routes(app: App, ctx: Context): void {
  app.register(async (scope: App) => {
    await describeV1(scope)
    await limitCalls(scope, 'v1')
    refuseUnknown(scope)
    studentRoutes(scope, ctx)
    listRoutes(scope, ctx)
    certificateRoutes(scope, ctx)
    batchRoutes(scope, ctx)
    webhookRoutes(scope, ctx)
    v1CheckRoutes(scope, ctx)
    v1PresentationRoutes(scope, ctx)
  })
}
