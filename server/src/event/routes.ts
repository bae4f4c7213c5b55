import type { App } from '../platform/http/app.ts'
import { organisationOfRequest } from '../platform/http/authenticate.ts'
import type { LiveStreams } from './live-streams.ts'

export function eventRoutes(app: App, streams: LiveStreams): void {
  app.get(
    '/api/events',
    {
      config: { access: ['issuer', 'verifier'] },
      schema: {
        description: 'Server-sent events: the organisation’s own trail, resumable by Last-Event-ID.',
      },
    },
    (request, reply) => streams.serve(request, reply, organisationOfRequest(request).organisationId),
  )
}
