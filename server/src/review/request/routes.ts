import {
  bulkResponse,
  messages,
  requestChoicesQuery,
  requestChoicesResponse,
  requestCountsQuery,
  requestCountsResponse,
  requestHolderResponse,
  reviewRequestQuery,
  reviewRequestsResponse,
  updateVerifiedRequest,
} from '@credenza/schema'
import type { Context } from '../../context.ts'
import { type BulkResult, bulkAnswer } from '../../platform/acts/bulk.ts'
import { answer } from '../../platform/http/answer.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest, organisationOfRequest } from '../../platform/http/authenticate.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { countByState } from './count-by-state.ts'
import { type Decision, decide } from './decide.ts'
import { decideForVerifier } from './decide-for-verifier.ts'
import { listReviewRequests } from './list-requests.ts'
import { readHolderOfRequest } from './read-holder.ts'
import { requestChoices } from './request-choices.ts'

export function reviewRoutes(app: App, ctx: Context): void {
  app.get(
    '/get-requested-certificate-list',
    {
      config: { access: ['approved-verifier'] },
      schema: {
        summary: 'List review requests',
        querystring: reviewRequestQuery,
        response: { 200: reviewRequestsResponse },
      },
    },
    async (request) => {
      const page = await listReviewRequests(
        ctx,
        organisationOfRequest(request).organisationId,
        'issuer',
        request.query,
      )
      return answer('Requests', { ...page })
    },
  )

  app.get(
    '/api/review/counts',
    {
      config: { access: ['approved-verifier'] },
      schema: {
        summary: 'Count review requests by status',
        querystring: requestCountsQuery,
        response: { 200: requestCountsResponse },
      },
    },
    async (request) => {
      const { origin, ...filter } = request.query
      const { organisationId } = organisationOfRequest(request)
      return answer('Requests', {
        data: await countByState(ctx.db, { verifierId: organisationId, origin }, filter),
      })
    },
  )

  app.get(
    '/api/review/choices',
    {
      config: { access: ['approved-verifier'] },
      schema: {
        summary: 'List what review requests can be filtered by',
        description: 'The issuers and certificate types of the requests in a queue.',
        querystring: requestChoicesQuery,
        response: { 200: requestChoicesResponse },
      },
    },
    async (request) => {
      const { organisationId } = organisationOfRequest(request)
      const queue = { verifierId: organisationId, origin: request.query.origin }
      return answer('Choices', { data: await requestChoices(ctx.db, queue) })
    },
  )

  app.get(
    '/api/review/requests/:certificateId/holder',
    {
      config: { access: ['approved-verifier'] },
      schema: {
        summary: 'Read what is known about the holder of a request',
        params: pathId('certificateId'),
        response: { 200: requestHolderResponse },
      },
    },
    async (request) => {
      const { organisationId } = organisationOfRequest(request)
      return answer('Holder', {
        data: await readHolderOfRequest(ctx.db, organisationId, request.params.certificateId),
      })
    },
  )

  for (const [url, origin, summary] of [
    ['/update-verified', 'issuer', 'Decide about certificates'],
    ['/api/user/update-verified', 'user', 'Decide about uploaded certificates'],
  ] as const)
    app.put(
      url,
      {
        config: { access: ['approved-verifier'], permission: 'review' },
        schema: { summary, body: updateVerifiedRequest, response: { 200: bulkResponse } },
      },
      async (request) => {
        const what = { ...request.body, origin }
        const verifier = organisationOfRequest(request)
        requireOwnId(verifier, what)
        return decisionAnswer(await decide(ctx, verifier, what), what)
      },
    )

  app.put(
    '/api/admin/user-certificate-verified',
    {
      config: { access: ['admin'] },
      schema: {
        summary: "Decide in a verifier's place",
        body: updateVerifiedRequest,
        response: { 200: bulkResponse },
      },
    },
    async (request) => {
      const { accountId } = callerOfRequest(request)
      return decisionAnswer(await decideForVerifier(ctx, accountId, request.body), request.body)
    },
  )
}

/**
 * Refuses another organisation's id: a program that signed in as another organisation than it thinks must not decide, since
 * acceptance is final.
 */
function requireOwnId(
  { organisationId }: { organisationId: string },
  { verifierAddress }: { verifierAddress?: string },
): void {
  if (verifierAddress && verifierAddress !== organisationId)
    throw fieldRefusal('verifierAddress', 'invalid.other_verifier')
}

const decisionAnswer = (result: BulkResult, { decision }: { decision: Decision }) =>
  bulkAnswer(result, decision.kind === 'accept' ? messages.certificateVerified : messages.certificateDeclined)
