import { assignRequest, bulkResponse } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import { bulkAnswer } from '../../../platform/acts/bulk.ts'
import type { App } from '../../../platform/http/app.ts'
import { organisationOfRequest } from '../../../platform/http/authenticate.ts'
import { assignRequests } from './assign-requests.ts'

export function assignmentRoutes(app: App, ctx: Context): void {
  app.put(
    '/api/review/assignments',
    {
      config: { access: ['approved-verifier'], permission: 'review' },
      schema: {
        summary: 'Assign requests to a colleague',
        body: assignRequest,
        response: { 200: bulkResponse },
      },
    },
    async (request) => {
      const result = await assignRequests(ctx, organisationOfRequest(request), request.body)
      return bulkAnswer(result, request.body.assigneeId === null ? 'Unassigned.' : 'Assigned.')
    },
  )
}
