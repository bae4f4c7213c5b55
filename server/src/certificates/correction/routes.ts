import { certificateVersionsResponse, correctRequest, correctResponse, done } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest, organisationOfRequest } from '../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { shortListRoute } from '../../platform/lists/short-list-route.ts'
import { correctCertificate } from './correct-certificate.ts'
import { listVersions } from './list-versions.ts'
import { correctionRequestRoutes } from './request/routes.ts'
import { withdrawCorrection } from './withdraw-correction.ts'

const certificateId = pathId('id')

export function correctionRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/certificates/:id/correct',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'prepare' },
      schema: {
        summary: 'Correct a certificate',
        description:
          'Creates a pending certificate that corrects a signed one. It takes the place of that one, under the same public ' +
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
        summary: 'Withdraw an unsigned correction',
        description: 'Withdraws the correction of a certificate that nobody has signed yet.',
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
    (request) => listVersions(ctx, request.params.id, callerOfRequest(request)),
  )

  correctionRequestRoutes(app, ctx)
}
