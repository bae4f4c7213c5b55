import { certificateTimelineResponse, listQuery, studentHistoryResponse } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest, organisationOfRequest } from '../../platform/http/authenticate.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { shortListRoute } from '../../platform/lists/short-list-route.ts'
import { readTimeline } from './read-timeline.ts'
import { studentHistory } from './student-history.ts'

export function timelineRoutes(app: App, ctx: Context): void {
  shortListRoute(
    app,
    '/api/certificates/:id/timeline',
    {
      access: ['issuer', 'approved-verifier', 'student', 'admin'],
      departmental: true,
      summary: "Read a certificate's timeline",
      description:
        'What happened to a certificate, the oldest first, each with its evidence. Only its issuer sees its emails, which colleague acted, and why.',
      params: pathId('id'),
      sort: ['at'],
      response: certificateTimelineResponse,
      message: 'Timeline',
    },
    (request) => readTimeline(ctx, request.params.id, callerOfRequest(request)),
  )

  app.get(
    '/api/students/:studentId/history',
    {
      config: { access: ['issuer'], departmental: true },
      schema: {
        summary: "Read a student's history",
        description:
          'What happened to a student and to their certificates, the newest first, from the issuer’s own trail.',
        params: pathId('studentId'),
        querystring: listQuery(['at']),
        response: { 200: studentHistoryResponse },
      },
    },
    async (request) => {
      const reach = organisationOfRequest(request)
      const page = await studentHistory(ctx, reach, request.params.studentId, request.query)
      return answer('History', { ...page })
    },
  )
}
