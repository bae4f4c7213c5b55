import {
  done,
  makePresentationRequest,
  presentationDetailResponse,
  presentationListQuery,
  presentationListResponse,
  presentationRequestResponse,
} from '@credenza/schema'
import type { Context } from '../../context.ts'
import type { Access } from '../../platform/http/access.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { listPresentationRequests } from './list-requests.ts'
import { makeRequest } from './make-request.ts'
import { readPresentationRequest } from './read-request.ts'
import { receiptOf } from './receipt.ts'
import { removeRequest } from './remove-request.ts'

/** An organisation's requests to holders, for people under /api and for programs under /v1. */
export function presentationRoutes(app: App, ctx: Context): void {
  addRoutes(app, ctx, { prefix: '/api', access: ['approved-issuer', 'approved-verifier'] })
}

export function v1PresentationRoutes(app: App, ctx: Context): void {
  addRoutes(app, ctx, { prefix: '/v1', access: ['ask'] })
}

const params = pathId('requestId')

function addRoutes(app: App, ctx: Context, { prefix, access }: { prefix: string; access: Access[] }): void {
  const reading = { access, permission: 'read' } as const
  const writing = { access, permission: 'review' } as const
  const keyOf = (
    request: Parameters<typeof organisationOfRequest>[0],
    { requestId }: { requestId: string },
  ) => ({
    organisationId: organisationOfRequest(request).organisationId,
    requestId,
  })

  app.post(
    `${prefix}/presentation-requests`,
    {
      config: writing,
      schema: {
        summary: 'Ask a holder to show facts',
        description:
          'Creates a link that takes one answer: from a digital wallet (OpenID4VP 1.0), or with a link or a file. Takes an Idempotency-Key.',
        body: makePresentationRequest,
        response: { 200: presentationRequestResponse },
      },
    },
    async (request) => {
      const caller = organisationOfRequest(request)
      const data = await makeRequest(ctx, caller, request.body, idempotencyKey(ctx, request))
      return answer('Link created.', { data })
    },
  )

  app.get(
    `${prefix}/presentation-requests`,
    {
      config: reading,
      schema: {
        summary: 'List what holders were asked to show',
        description: 'Newest first.',
        querystring: presentationListQuery,
        response: { 200: presentationListResponse },
      },
    },
    async (request) => {
      const { organisationId } = organisationOfRequest(request)
      return answer('Requests', { ...(await listPresentationRequests(ctx, organisationId, request.query)) })
    },
  )

  app.get(
    `${prefix}/presentation-requests/:requestId`,
    {
      config: reading,
      schema: {
        summary: 'Read a request and its answer',
        description: 'What was shown is there until the day that the asker chose.',
        params,
        response: { 200: presentationDetailResponse },
      },
    },
    async (request) =>
      answer('Request', { data: await readPresentationRequest(ctx, keyOf(request, request.params)) }),
  )

  app.delete(
    `${prefix}/presentation-requests/:requestId`,
    {
      config: writing,
      schema: {
        summary: 'Delete a request',
        description: 'With its answer and receipt. Its link no longer works then.',
        params,
        response: { 200: done },
      },
    },
    async (request) => {
      await removeRequest(ctx, organisationOfRequest(request), request.params.requestId)
      return answer('Request deleted.')
    },
  )

  app.get(
    `${prefix}/presentation-requests/:requestId/receipt.json`,
    {
      config: reading,
      schema: {
        summary: 'Download the signed receipt of an answer',
        produces: ['application/json'],
        description:
          'What was asked, the digest of the answer, the verdict and the time, signed by the deployment.',
        params,
      },
    },
    async (request, reply) =>
      reply
        .header('content-disposition', 'attachment; filename="receipt.json"')
        .header('cache-control', 'no-store')
        .send(await receiptOf(ctx, keyOf(request, request.params))),
  )
}
