import {
  addFeesRequest,
  addFeesResponse,
  currentFeesResponse,
  feesQuery,
  feesResponse,
  messages,
} from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { shortListRoute } from '../../platform/lists/short-list-route.ts'
import { shortPage } from '../../platform/lists/short-page.ts'
import { addFee } from './add-fee.ts'
import { listCurrentFees } from './list-current-fees.ts'
import { listFees } from './list-fees.ts'

export function feeRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/add-verifier-fees',
    {
      config: { access: ['approved-verifier'], permission: 'price' },
      schema: { summary: "Set a verifier's fee", body: addFeesRequest, response: { 200: addFeesResponse } },
    },
    async (request) => {
      await addFee(ctx, organisationOfRequest(request), request.body, idempotencyKey(ctx, request))
      return answer(messages.feesAdded, { status: 200 as const })
    },
  )

  app.get(
    '/api/get-verifier-fees',
    {
      config: { access: ['verifier'] },
      schema: { summary: "List a verifier's fees", querystring: feesQuery, response: { 200: feesResponse } },
    },
    async (request) => {
      const { organisationId } = organisationOfRequest(request)
      const { certificateType, ...query } = request.query
      const fees = await listFees(ctx, { verifierId: organisationId, certificateType })
      return answer('Fees', shortPage(fees, query))
    },
  )

  shortListRoute(
    app,
    '/api/fees',
    {
      access: ['verifier'],
      summary: 'Read the fees in force',
      sort: ['certificateType', 'amount', 'changedAt'],
      response: currentFeesResponse,
      message: 'Fees',
    },
    (request) => listCurrentFees(ctx, organisationOfRequest(request).organisationId),
  )
}
