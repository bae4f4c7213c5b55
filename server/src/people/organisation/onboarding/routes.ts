import {
  applicationResponse,
  detailsRequest,
  done,
  kycFiles,
  kycUploadMaxBytes,
  messages,
  personalDataRequest,
  personalDataResponse,
} from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { answer } from '../../../platform/http/answer.ts'
import type { App } from '../../../platform/http/app.ts'
import { organisationOfRequest } from '../../../platform/http/authenticate.ts'
import { withUpload } from '../../../platform/http/body/upload.ts'
import { idempotencyKey } from '../../../platform/http/idempotency.ts'
import { chooseLanguage } from '../../../platform/http/language.ts'
import { perMinute } from '../../../platform/http/limits/per-minute.ts'
import { openFile } from '../sealed-files.ts'
import { sendFile } from '../send-file.ts'
import { readApplication } from './application.ts'
import { correctDetails } from './correct-details.ts'
import { register } from './register.ts'
import { submitKyc } from './submit-kyc.ts'

/** A limit per address for calls without an account. */
const floodable = perMinute(60)

/** Sign-up, and the application until it is approved. */
export function onboardingRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/personal-data',
    {
      config: { access: ['anyone'], ...floodable },
      schema: {
        summary: 'Sign up an organisation',
        body: personalDataRequest,
        response: { 200: personalDataResponse },
      },
    },
    async (request) => {
      const { registrationId } = await register(ctx, request.body, {
        idempotency: idempotencyKey(ctx, request),
        language: chooseLanguage(request.headers),
      })
      return answer(messages.personalDataSaved, { registrationId })
    },
  )

  app.post(
    '/api/update-kyc',
    {
      config: { access: ['anyone'], ...floodable },
      schema: {
        summary: "Submit an organisation's application",
        consumes: ['multipart/form-data'],
        response: { 200: done },
      },
    },
    async (request) => {
      const limits = {
        folder: ctx.config.dataFolder,
        maxBytes: kycUploadMaxBytes,
        maxFiles: kycFiles.length,
        tooLarge: sentence('too_large.document'),
      }
      await withUpload(request, limits, (upload) => submitKyc(ctx, upload, request.caller))
      return answer(messages.onboarded)
    },
  )

  app.get(
    '/api/organisation/application',
    {
      config: { access: ['issuer', 'verifier', 'suspended'] },
      schema: { summary: "Read the organisation's application", response: { 200: applicationResponse } },
    },
    async (request) => {
      const data = await readApplication(ctx, organisationOfRequest(request).organisationId)
      return answer('Application', { data })
    },
  )

  app.put(
    '/api/organisation/details',
    {
      config: { access: ['issuer', 'verifier'], permission: 'own' },
      schema: { summary: "Change the organisation's details", body: detailsRequest, response: { 200: done } },
    },
    async (request) => {
      await correctDetails(ctx, organisationOfRequest(request), request.body)
      return answer('Details saved.')
    },
  )

  app.get(
    '/api/organisation/files/:kind',
    {
      config: { access: ['issuer', 'verifier'] },
      schema: {
        summary: 'Download a file of the application',
        produces: ['application/pdf', 'image/jpeg', 'image/png'],
        params: z.object({ kind: z.enum(kycFiles) }),
        description: 'One of the files that were submitted.',
      },
    },
    async (request, reply) => {
      const { organisationId } = organisationOfRequest(request)
      return sendFile(reply, await openFile(ctx, organisationId, 'kind', request.params.kind))
    },
  )
}
