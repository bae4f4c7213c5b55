import {
  bulkResponse,
  certificateFileMaxBytes,
  issuerCategoriesResponse,
  issuerListResponse,
  listQuery,
  messages,
  uploadCertificateResponse,
  userCertificateQuery,
  userCertificatesResponse,
} from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { sendFile } from '../../people/organisation/send-file.ts'
import { bulkAnswer } from '../../platform/acts/bulk.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest, organisationOfRequest } from '../../platform/http/authenticate.ts'
import { withUpload } from '../../platform/http/body/upload.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { shortListRoute } from '../../platform/lists/short-list-route.ts'
import { answerUpload } from './answer-upload.ts'
import { listIssuerCategories, listIssuers } from './list-issuers.ts'
import { listUserCertificates } from './list-user-certificates.ts'
import { openCertificateFile } from './open-certificate-file.ts'
import { uploadCertificate } from './upload-certificate.ts'

const fileName = z.object({ fileName: z.string().max(120) })

/** Certificates that students upload, and the answers of the named issuers (readings R3). */
export function uploadRoutes(app: App, ctx: Context): void {
  const limits = {
    folder: ctx.config.dataFolder,
    maxBytes: certificateFileMaxBytes,
    maxFiles: 2,
    tooLarge: sentence('too_large.document'),
  }

  app.post(
    '/api/user/upload-certificate',
    {
      config: { access: ['student'] },
      schema: {
        summary: 'Upload a certificate',
        consumes: ['multipart/form-data'],
        response: { 200: uploadCertificateResponse },
      },
    },
    async (request) => {
      const data = await withUpload(request, limits, (upload) =>
        uploadCertificate(ctx, callerOfRequest(request).accountId, upload, (fields) =>
          idempotencyKey(ctx, request, fields),
        ),
      )
      return answer(messages.certificateUploaded, { data })
    },
  )

  app.get(
    '/api/user/get-user-certificates',
    {
      config: { access: ['student', 'issuer', 'approved-verifier'], departmental: true },
      schema: {
        summary: 'List uploaded certificates',
        querystring: userCertificateQuery,
        response: { 200: userCertificatesResponse },
      },
    },
    async (request) => {
      const page = await listUserCertificates(ctx, callerOfRequest(request), request.query)
      return answer('Certificates', { ...page })
    },
  )

  app.get(
    '/api/user/issuers',
    {
      config: { access: ['student'] },
      schema: {
        summary: 'List the issuers to choose from',
        querystring: listQuery(['organizationName']),
        response: { 200: issuerListResponse },
      },
    },
    async (request) => answer('Issuers', { ...(await listIssuers(ctx, request.query)) }),
  )

  shortListRoute(
    app,
    '/api/user/issuers/:issuerId/categories',
    {
      access: ['student'],
      summary: "List an issuer's categories",
      params: pathId('issuerId'),
      sort: ['name'],
      response: issuerCategoriesResponse,
      message: 'Categories',
    },
    (request) => listIssuerCategories(ctx, request.params.issuerId),
  )

  app.post(
    '/verify-user-json',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'sign' },
      schema: {
        summary: 'Sign an uploaded certificate',
        consumes: ['multipart/form-data'],
        response: { 200: bulkResponse },
      },
    },
    async (request) => {
      const result = await withUpload(request, limits, (upload) =>
        answerUpload(ctx, organisationOfRequest(request), upload),
      )
      return bulkAnswer(result, messages.certificateVerified)
    },
  )

  app.get(
    '/api/user/certificate-files/:fileName',
    {
      config: { access: ['student', 'issuer', 'approved-verifier', 'admin'], departmental: true },
      schema: {
        summary: 'Download an uploaded file',
        produces: ['application/pdf', 'image/jpeg', 'image/png'],
        params: fileName,
        description: 'What the holder uploaded.',
      },
    },
    async (request, reply) => {
      const file = { ...request.params, which: 'uploadFileId' } as const
      return sendFile(reply, await openCertificateFile(ctx, callerOfRequest(request), file))
    },
  )

  app.get(
    '/api/user/letters-of-authority/:fileName',
    {
      config: { access: ['issuer', 'approved-verifier', 'admin'], departmental: true },
      schema: {
        summary: 'Download a letter of authority',
        produces: ['application/pdf', 'image/jpeg', 'image/png'],
        params: fileName,
        description: 'What the issuer answered an upload with.',
      },
    },
    async (request, reply) => {
      const file = { ...request.params, which: 'letterFileId' } as const
      return sendFile(reply, await openCertificateFile(ctx, callerOfRequest(request), file))
    },
  )
}
