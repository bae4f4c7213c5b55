import { certificateTimelineResponse } from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { partyOfRequest } from '../../platform/http/authenticate.ts'
import { readTimeline } from './read-timeline.ts'

export function timelineRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/certificates/:id/timeline',
    {
      config: { access: ['issuer', 'approved-verifier', 'student', 'admin'] },
      schema: {
        summary: "Read a certificate's timeline",
        description:
          'What happened to a certificate, the oldest first, each with its evidence. Its mails are told to its issuer only.',
        params: z.object({ id: z.string().max(120) }),
        response: { 200: certificateTimelineResponse },
      },
    },
    async (request) => {
      const data = await readTimeline(ctx, request.params.id, partyOfRequest(request))
      return answer('Timeline', { data })
    },
  )
}
