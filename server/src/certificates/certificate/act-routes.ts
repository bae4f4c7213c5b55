import {
  approvalResponse,
  askApprovalRequest,
  bulkResponse,
  createCertificatesRequest,
  createCertificatesResponse,
  messages,
  updateTransferRequest,
  verifyJsonRequest,
} from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { bulkAnswer } from '../../platform/acts/bulk.ts'
import { answer } from '../../platform/http/answer.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { readApprovalRequest } from '../approval/list-requests.ts'
import { createCertificates } from './draft/create-certificates.ts'
import { askApproval } from './signing/ask-approval.ts'
import { signCertificates } from './signing/sign-certificates.ts'
import { transferCertificates } from './statement/transfer.ts'

/** Of any length: a link with characters too many leads to no certificate. */
const params = z.object({ id: z.string() })

/** What an issuer does with certificates: create, have approved, sign, transfer. */
export function certificateActRoutes(app: App, ctx: Context): void {
  app.post(
    '/upload-json',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'prepare' },
      schema: {
        summary: 'Create certificates',
        body: createCertificatesRequest,
        response: { 200: createCertificatesResponse },
      },
    },
    async (request) => {
      const documents = await createCertificates(
        ctx,
        organisationOfRequest(request),
        {
          records: request.body.multipleCertificates,
          nameOf: (index, field) => `multipleCertificates.${index}.${field}`,
        },
        idempotencyKey(ctx, request),
      )
      return answer(messages.certificatesCreated, { documents })
    },
  )

  app.post(
    '/verify-json',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'sign' },
      schema: { summary: 'Sign certificates', body: verifyJsonRequest, response: { 200: bulkResponse } },
    },
    async (request) => {
      const result = await signCertificates(ctx, organisationOfRequest(request), request.body)
      return bulkAnswer(result, messages.certificateVerified)
    },
  )

  app.post(
    '/api/approvals',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'prepare' },
      schema: {
        summary: 'Ask for approval',
        description:
          'Puts unsigned certificates to the signers whom the rules name. Takes an Idempotency-Key.',
        body: askApprovalRequest,
        response: { 200: approvalResponse },
      },
    },
    async (request) => {
      const caller = organisationOfRequest(request)
      const id = await askApproval(ctx, caller, request.body, idempotencyKey(ctx, request))
      return answer('Asked for approval.', { data: await readApprovalRequest(ctx, caller, id) })
    },
  )

  app.put(
    '/update-transfer',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'sign' },
      schema: {
        summary: 'Transfer certificates',
        body: updateTransferRequest,
        response: { 200: bulkResponse },
      },
    },
    async (request) => {
      const { certificateIds, transfer } = request.body
      if (!transfer) throw refusal('already_transferred.final')
      const result = await transferCertificates(ctx, organisationOfRequest(request), certificateIds)
      return bulkAnswer(result, messages.transferred)
    },
  )

  app.put(
    '/api/certificates/:id/transfer',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'sign' },
      schema: { summary: 'Transfer a certificate', params, response: { 200: bulkResponse } },
    },
    async (request) => {
      const result = await transferCertificates(ctx, organisationOfRequest(request), [request.params.id])
      return bulkAnswer(result, messages.transferred)
    },
  )
}
