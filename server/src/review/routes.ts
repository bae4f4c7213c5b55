import {
  bulkResponse,
  certificateDocumentsResponse,
  certificateListQuery,
  messages,
  updateVerifiedRequest,
} from '@credenza/schema'
import { bulkAnswer } from '../certificate/bulk.ts'
import type { Context } from '../context.ts'
import type { App } from '../platform/http/app.ts'
import { organisationOfRequest } from '../platform/http/authenticate.ts'
import { decide } from './decide.ts'
import { listRequests } from './list-requests.ts'

export function reviewRoutes(app: App, ctx: Context): void {
  app.get(
    '/get-requested-certificate-list',
    {
      config: { access: ['approved-verifier'] },
      schema: { querystring: certificateListQuery, response: { 200: certificateDocumentsResponse } },
    },
    async (request) => {
      const page = await listRequests(ctx, organisationOfRequest(request).organisationId, request.query)
      return { success: true as const, message: 'Requests', ...page }
    },
  )

  app.put(
    '/update-verified',
    {
      config: { access: ['approved-verifier'] },
      schema: { body: updateVerifiedRequest, response: { 200: bulkResponse } },
    },
    async (request) => {
      const result = await decide(ctx, organisationOfRequest(request), request.body)
      const accepted = request.body.decision.kind === 'accept'
      return bulkAnswer(result, accepted ? messages.certificateVerified : messages.certificateDeclined)
    },
  )
}
