import {
  applicationConsent,
  applicationConsentResponse,
  applicationRequestResponse,
  connectedApplicationsResponse,
  done,
} from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { answer } from '../../../platform/http/answer.ts'
import type { App } from '../../../platform/http/app.ts'
import { callerOfRequest } from '../../../platform/http/authenticate.ts'
import { perMinute } from '../../../platform/http/limits/per-minute.ts'
import { pathId } from '../../../platform/http/path-id.ts'
import { shortListRoute } from '../../../platform/lists/short-list-route.ts'
import { answerApplication, readAsked } from './answer-application.ts'
import { disconnect } from './end-connections.ts'
import { listApplications } from './list-applications.ts'
import { applicationProtocolRoutes } from './protocol-routes.ts'

/** Students connect applications, see which are connected, and disconnect them. */
export function applicationRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/user/application-request',
    {
      config: { access: ['student'] },
      schema: {
        summary: 'Read what an application asks for',
        querystring: z.object({ request: z.string().max(12_000) }),
        response: { 200: applicationRequestResponse },
      },
    },
    async (request) => answer('Request', { data: readAsked(ctx, request.query.request) }),
  )

  app.post(
    '/api/user/application-request',
    {
      config: { access: ['student'], ...perMinute(30) },
      schema: {
        summary: 'Let an application in, or refuse',
        body: applicationConsent,
        response: { 200: applicationConsentResponse },
      },
    },
    async (request) => {
      const url = await answerApplication(ctx, callerOfRequest(request), request.body)
      return answer('Answered.', { data: { url } })
    },
  )

  shortListRoute(
    app,
    '/api/user/applications',
    {
      access: ['student'],
      summary: 'List the connected applications',
      sort: ['lastUsedAt', 'connectedAt', 'name'],
      response: connectedApplicationsResponse,
      message: 'Applications',
    },
    (request) => listApplications(ctx, callerOfRequest(request).accountId),
  )

  app.delete(
    '/api/user/applications/:id',
    {
      config: { access: ['student'] },
      schema: {
        summary: 'Disconnect an application',
        params: pathId('id'),
        response: { 200: done },
      },
    },
    async (request) => {
      await disconnect(ctx, callerOfRequest(request).accountId, request.params.id)
      return answer('That application was disconnected.')
    },
  )

  applicationProtocolRoutes(app, ctx)
}
