import {
  askCorrectionRequest,
  certificateVersionsResponse,
  correctionRequestListResponse,
  correctionRequestQuery,
  correctionRequestResponse,
  correctRequest,
  correctResponse,
  declineCorrectionRequest,
  done,
} from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest, partyOfRequest } from '../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { shortListRoute } from '../../platform/lists/short-list-route.ts'
import { correctCertificate } from './correct-certificate.ts'
import { listVersions } from './list-versions.ts'
import { askCorrection } from './request/ask-correction.ts'
import { declineRequest } from './request/decline-request.ts'
import { listRequests } from './request/list-requests.ts'
import { takeBackRequest } from './request/take-back-request.ts'
import { withdrawCorrection } from './withdraw-correction.ts'

const certificateId = z.object({ id: z.string().max(120) })
const requestId = z.object({ requestId: z.string().max(120) })

export function correctionRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/certificates/:id/correct',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'prepare' },
      schema: {
        summary: 'Correct a certificate',
        description:
          'Makes a pending certificate that corrects a signed one. It takes the place of that one, under the same public ' +
          'link, once it stands as firmly. Takes an Idempotency-Key.',
        params: certificateId,
        body: correctRequest,
        response: { 200: correctResponse },
      },
    },
    async (request) => {
      const certificateId = await correctCertificate(
        ctx,
        organisationOfRequest(request),
        { id: request.params.id, correction: request.body },
        idempotencyKey(ctx, request),
      )
      return answer('Correction created. Sign it next.', { certificateId })
    },
  )

  app.delete(
    '/api/certificates/:id/correct',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'prepare' },
      schema: {
        summary: 'Take back an unsigned correction',
        description: 'Takes back the correction of a certificate that nobody has signed yet.',
        params: certificateId,
        response: { 200: done },
      },
    },
    async (request) => {
      await withdrawCorrection(ctx, organisationOfRequest(request), request.params.id)
      return answer('Correction withdrawn.')
    },
  )

  shortListRoute(
    app,
    '/api/certificates/:id/versions',
    {
      access: ['issuer', 'approved-verifier', 'student', 'admin'],
      departmental: true,
      summary: "List a certificate's versions",
      params: certificateId,
      sort: ['createdAt'],
      response: certificateVersionsResponse,
      message: 'Versions',
    },
    (request) => listVersions(ctx, request.params.id, partyOfRequest(request)),
  )

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
        partyOfRequest(request).accountId,
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
      const { accountId } = partyOfRequest(request)
      const page = await listRequests(ctx, { accountId }, request.query)
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
      const data = await takeBackRequest(ctx, partyOfRequest(request).accountId, request.params.requestId)
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
      const page = await listRequests(ctx, { organisationId, departments }, request.query)
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
