import {
  askCorrectionRequest,
  correctionRequestListResponse,
  correctionRequestQuery,
  correctionRequestResponse,
  declineCorrectionRequest,
} from '@credenza/schema'
import type { Context } from '../../../context.ts'
import { answer } from '../../../platform/http/answer.ts'
import type { App } from '../../../platform/http/app.ts'
import { callerOfRequest, organisationOfRequest } from '../../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../../platform/http/idempotency.ts'
import { pathId } from '../../../platform/http/path-id.ts'
import { askCorrection } from './ask-correction.ts'
import { declineRequest } from './decline-request.ts'
import { listCorrectionRequests } from './list-requests.ts'
import { withdrawCorrectionRequest } from './withdraw-request.ts'

const certificateId = pathId('id')
const requestId = pathId('requestId')

/** What holders ask their issuers to correct. */
export function correctionRequestRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/user/certificates/:id/correction-requests',
    {
      config: { access: ['student'] },
      schema: {
        summary: 'Ask for a correction',
        params: certificateId,
        body: askCorrectionRequest,
        response: { 200: correctionRequestResponse },
      },
    },
    async (request) => {
      const data = await askCorrection(
        ctx,
        callerOfRequest(request).accountId,
        { certificateId: request.params.id, wish: request.body },
        idempotencyKey(ctx, request),
      )
      return answer('Request sent.', { data })
    },
  )

  app.get(
    '/api/user/correction-requests',
    {
      config: { access: ['student'] },
      schema: {
        summary: "List the student's correction requests",
        querystring: correctionRequestQuery,
        response: { 200: correctionRequestListResponse },
      },
    },
    async (request) => {
      const { accountId } = callerOfRequest(request)
      const page = await listCorrectionRequests(ctx, { accountId }, request.query)
      return answer('Correction requests', { ...page })
    },
  )

  app.post(
    '/api/user/correction-requests/:requestId/withdraw',
    {
      config: { access: ['student'] },
      schema: {
        summary: 'Withdraw a correction request',
        params: requestId,
        response: { 200: correctionRequestResponse },
      },
    },
    async (request) => {
      const data = await withdrawCorrectionRequest(
        ctx,
        callerOfRequest(request).accountId,
        request.params.requestId,
      )
      return answer('Request withdrawn.', { data })
    },
  )

  app.get(
    '/api/correction-requests',
    {
      config: { access: ['issuer'], departmental: true },
      schema: {
        summary: 'List correction requests',
        querystring: correctionRequestQuery,
        response: { 200: correctionRequestListResponse },
      },
    },
    async (request) => {
      const { organisationId, departments } = organisationOfRequest(request)
      const page = await listCorrectionRequests(ctx, { organisationId, departments }, request.query)
      return answer('Correction requests', { ...page })
    },
  )

  app.post(
    '/api/correction-requests/:requestId/decline',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'prepare' },
      schema: {
        summary: 'Decline a correction request',
        params: requestId,
        body: declineCorrectionRequest,
        response: { 200: correctionRequestResponse },
      },
    },
    async (request) => {
      const data = await declineRequest(ctx, organisationOfRequest(request), {
        requestId: request.params.requestId,
        reason: request.body.reason,
      })
      return answer('Request declined.', { data })
    },
  )
}
