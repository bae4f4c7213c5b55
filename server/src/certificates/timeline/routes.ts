import { certificateTimelineResponse } from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import { partyOfRequest } from '../../platform/http/authenticate.ts'
import { shortListRoute } from '../../platform/lists/short-list-route.ts'
import { readTimeline } from './read-timeline.ts'

export function timelineRoutes(app: App, ctx: Context): void {
  shortListRoute(
    app,
    '/api/certificates/:id/timeline',
    {
      access: ['issuer', 'approved-verifier', 'student', 'admin'],
      summary: "Read a certificate's timeline",
      description:
        'What happened to a certificate, the oldest first, each with its evidence. Its mails are told to its issuer only.',
      params: z.object({ id: z.string().max(120) }),
      sort: ['at'],
      response: certificateTimelineResponse,
      message: 'Timeline',
    },
    (request) => readTimeline(ctx, request.params.id, partyOfRequest(request)),
  )
}
