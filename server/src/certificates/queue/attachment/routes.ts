import {
  attachmentLimits,
  attachmentListResponse,
  attachmentResponse,
  done,
  listQuery,
  verifierListResponse,
} from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import type { Context } from '../../../context.ts'
import { sendFile } from '../../../people/organisation/send-file.ts'
import { answer } from '../../../platform/http/answer.ts'
import type { App } from '../../../platform/http/app.ts'
import { organisationOfRequest } from '../../../platform/http/authenticate.ts'
import { withUpload } from '../../../platform/http/body/upload.ts'
import { idempotencyKey } from '../../../platform/http/idempotency.ts'
import { pathId } from '../../../platform/http/path-id.ts'
import { shortListRoute } from '../../../platform/lists/short-list-route.ts'
import { addAttachment } from './add-attachment.ts'
import { deleteAttachment } from './delete-attachment.ts'
import { listAttachments } from './list-attachments.ts'
import { listRequestVerifiers } from './list-request-verifiers.ts'
import { readAttachment } from './read-attachment.ts'

const params = pathId('certificateId')
const fileParams = pathId('attachmentId')

/** Files that an issuer lends one verifier for a request (decision 0041). Nobody else sees them. */
export function attachmentRoutes(app: App, ctx: Context): void {
  shortListRoute(
    app,
    '/api/review/requests/:certificateId/attachments',
    {
      access: ['issuer', 'approved-verifier'],
      departmental: true,
      summary: 'List the files beside a request',
      description: 'A verifier reads those lent to it, their issuer all of them.',
      params,
      sort: ['at', 'name'],
      response: attachmentListResponse,
      message: 'Files',
    },
    (request) => listAttachments(ctx, organisationOfRequest(request), request.params.certificateId),
  )

  app.get(
    '/api/review/requests/:certificateId/verifiers',
    {
      config: { access: ['issuer'], departmental: true },
      schema: {
        summary: 'List the verifiers that have a request',
        params,
        querystring: listQuery(['organizationName']),
        response: { 200: verifierListResponse },
      },
    },
    async (request) => {
      const { organisationId } = organisationOfRequest(request)
      const { certificateId } = request.params
      return answer('Verifiers', {
        ...(await listRequestVerifiers(ctx, organisationId, certificateId, request.query)),
      })
    },
  )

  app.post(
    '/api/review/requests/:certificateId/attachments',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'prepare' },
      schema: {
        summary: 'Add a file beside a request',
        description: 'The fields `verifierId` and `file`: a PDF, PNG or JPEG that only this verifier reads.',
        consumes: ['multipart/form-data'],
        params,
        response: { 200: attachmentResponse },
      },
    },
    async (request) => {
      const limits = {
        folder: ctx.config.dataFolder,
        maxBytes: attachmentLimits.bytes,
        maxFiles: 1,
        tooLarge: sentence('too_large.attachment', { megabytes: attachmentLimits.bytes / 1024 ** 2 }),
      }
      const { certificateId } = request.params
      const data = await withUpload(request, limits, (upload) =>
        addAttachment(ctx, organisationOfRequest(request), { certificateId, upload }, (fields) =>
          idempotencyKey(ctx, request, fields),
        ),
      )
      return answer('File added.', { data })
    },
  )

  app.get(
    '/api/review/attachments/:attachmentId',
    {
      config: { access: ['issuer', 'approved-verifier'], departmental: true },
      schema: {
        summary: 'Download a file beside a request',
        produces: ['application/pdf', 'image/jpeg', 'image/png'],
        params: fileParams,
      },
    },
    async (request, reply) =>
      sendFile(reply, await readAttachment(ctx, organisationOfRequest(request), request.params.attachmentId)),
  )

  app.delete(
    '/api/review/attachments/:attachmentId',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'prepare' },
      schema: {
        summary: 'Delete a file beside a request',
        params: fileParams,
        response: { 200: done },
      },
    },
    async (request) => {
      await deleteAttachment(ctx, organisationOfRequest(request), request.params.attachmentId)
      return answer('File deleted.')
    },
  )
}
