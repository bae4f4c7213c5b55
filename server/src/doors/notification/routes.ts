import { done, notificationsResponse, readNotificationsRequest } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { listNotifications } from './list-notifications.ts'
import { readNotifications } from './read-notifications.ts'

export function notificationRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/notifications',
    {
      config: { access: ['issuer', 'verifier'], departmental: true },
      schema: {
        summary: 'Read what happened lately',
        description:
          'The newest news of the organisation: approvals, decisions, corrections, keys and ended batches, without what the caller did.',
        response: { 200: notificationsResponse },
      },
    },
    async (request) =>
      answer('Notifications', await listNotifications(ctx.db, organisationOfRequest(request))),
  )

  app.post(
    '/api/notifications/read',
    {
      config: { access: ['issuer', 'verifier'], departmental: true, permission: 'read' },
      schema: {
        summary: 'Mark notifications as read',
        body: readNotificationsRequest,
        response: { 200: done },
      },
    },
    async (request) => {
      await readNotifications(ctx.db, organisationOfRequest(request), request.body.upTo)
      return answer('Read', {})
    },
  )
}
