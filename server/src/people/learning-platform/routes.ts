import {
  done,
  learningPlatformListResponse,
  learningPlatformResponse,
  learningPlatformState,
  newLearningPlatform,
  saveLearningPlatform,
} from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { perMinute } from '../../platform/http/limits/per-minute.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { shortListRoute } from '../../platform/lists/short-list-route.ts'
import { platformToWire } from './addresses.ts'
import { listPlatforms } from './find-platform.ts'
import { learningProtocolRoutes } from './protocol-routes.ts'
import { addPlatform, removePlatform, savePlatform } from './save-platform.ts'
import { switchPlatform, testPlatform } from './switch-platform.ts'

const managers = { access: ['approved-issuer'], permission: 'manage' } as const
const params = pathId('platformId')
const response = { 200: learningPlatformResponse }

/** Learning platforms such as Moodle and Canvas, from which an issuer's courses award certificates. */
export function learningPlatformRoutes(app: App, ctx: Context): void {
  shortListRoute(
    app,
    '/api/learning-platforms',
    {
      access: ['approved-issuer'],
      summary: "List the organisation's learning platforms",
      sort: ['name', 'createdAt'],
      response: learningPlatformListResponse,
      message: 'Learning platforms',
    },
    async (request) => {
      const { organisationId } = organisationOfRequest(request)
      const rows = await listPlatforms(ctx.db, organisationId)
      return rows.map((row) => platformToWire(ctx, row))
    },
  )

  app.post(
    '/api/learning-platforms',
    { config: managers, schema: { summary: 'Add a learning platform', body: newLearningPlatform, response } },
    async (request) => {
      const caller = organisationOfRequest(request)
      const data = await addPlatform(ctx, caller, request.body.name, idempotencyKey(ctx, request))
      return answer('Added.', { data })
    },
  )

  app.put(
    '/api/learning-platforms/:platformId',
    {
      config: managers,
      schema: { summary: 'Set up a learning platform', params, body: saveLearningPlatform, response },
    },
    async (request) => {
      const { platformId } = request.params
      const data = await savePlatform(ctx, organisationOfRequest(request), platformId, request.body)
      return answer('Saved.', { data })
    },
  )

  app.post(
    '/api/learning-platforms/:platformId/test',
    {
      // Each call asks the platform.
      config: { ...managers, ...perMinute(30) },
      schema: { summary: 'Test a learning platform', params, response },
    },
    async (request) => {
      const data = await testPlatform(ctx, organisationOfRequest(request), request.params.platformId)
      return answer('It answers.', { data })
    },
  )

  app.put(
    '/api/learning-platforms/:platformId/state',
    {
      config: managers,
      schema: {
        summary: 'Switch a learning platform on or off',
        params,
        body: learningPlatformState,
        response,
      },
    },
    async (request) => {
      const { platformId } = request.params
      const data = await switchPlatform(ctx, organisationOfRequest(request), platformId, request.body.on)
      return answer('Saved.', { data })
    },
  )

  app.delete(
    '/api/learning-platforms/:platformId',
    { config: managers, schema: { summary: 'Remove a learning platform', params, response: { 200: done } } },
    async (request) => {
      await removePlatform(ctx, organisationOfRequest(request), request.params.platformId)
      return answer('Removed.')
    },
  )

  learningProtocolRoutes(app, ctx)
}
