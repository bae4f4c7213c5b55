import { queuesOf } from '../../certificates/queue/find-in-queues.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import type { LiveStreams } from './live-streams.ts'

export function eventRoutes(app: App, streams: LiveStreams): void {
  app.get(
    '/api/events',
    {
      config: { access: ['issuer', 'verifier'], departmental: true },
      schema: {
        summary: 'Follow what happens',
        produces: ['text/event-stream'],
        description:
          'Server-sent events: the organisation’s own trail, resumable by Last-Event-ID. A verifier is also told, without an id, when a queue that it reads has changed (queue.changed).',
      },
    },
    (request, reply) => {
      const { accountId, sessionId, organisationId, organisationStatus, role } =
        organisationOfRequest(request)
      const queueIds = role === 'verifier' ? queuesOf(organisationId) : []
      const isApproved = organisationStatus === 'approved'
      return streams.serve(request, reply, {
        sessionId,
        organisationId,
        isApproved,
        queueIds,
        accountId,
      })
    },
  )
}
