import {
  applicationResponse,
  detailsRequest,
  done,
  kycFiles,
  kycUploadMaxBytes,
  listQuery,
  messages,
  organisationSettings,
  personalDataRequest,
  personalDataResponse,
  profileImage,
  profileResponse,
  settingsResponse,
  verifierListResponse,
} from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { withUpload } from '../../platform/http/body/upload.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { chooseLanguage } from '../../platform/http/language.ts'
import { perMinute } from '../../platform/http/limits/per-minute.ts'
import { listVerifiers } from './list-verifiers.ts'
import { readApplication } from './onboarding/application.ts'
import { correctDetails } from './onboarding/correct-details.ts'
import { register } from './onboarding/register.ts'
import { submitKyc } from './onboarding/submit-kyc.ts'
import { readProfile } from './profile.ts'
import { profileImageKind, updateProfileImage } from './profile-image/update-profile-image.ts'
import { openFile } from './sealed-files.ts'
import { sendFile } from './send-file.ts'
import { changeSettings, readSettings } from './settings.ts'

/** A limit per address for calls without an account. */
const floodable = perMinute(60)

/** Sign-up, and what an organisation does with its own record. */
export function organisationRoutes(app: App, ctx: Context): void {
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
    '/api/issuer-verifier-profile',
    {
      config: { access: ['issuer', 'verifier', 'suspended'], departmental: true },
      schema: { summary: "Read the organisation's profile", response: { 200: profileResponse } },
    },
    async (request) => {
      const data = await readProfile(ctx, organisationOfRequest(request).organisationId)
      return answer('Profile', { data })
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

  app.post(
    '/api/update-profile',
    {
      config: { access: ['issuer', 'verifier'], permission: 'manage' },
      schema: { summary: 'Change the profile', consumes: ['multipart/form-data'], response: { 200: done } },
    },
    async (request) => {
      const limits = {
        folder: ctx.config.dataFolder,
        maxBytes: profileImage.maxBytes,
        maxFiles: 1,
        tooLarge: sentence('too_large.profile_image', { kilobytes: profileImage.maxBytes / 1024 }),
      }
      await withUpload(request, limits, (upload) =>
        updateProfileImage(ctx, organisationOfRequest(request), upload),
      )
      return answer(messages.profileUpdated)
    },
  )

  app.get(
    '/api/organisation/profile-image',
    {
      config: { access: ['issuer', 'verifier'], departmental: true },
      schema: {
        summary: 'Download the profile image',
        produces: ['image/jpeg'],
        querystring: z.object({ v: z.string().max(60).optional() }),
        description: 'The profile image; `v` changes with it.',
      },
    },
    async (request, reply) => {
      const { organisationId } = organisationOfRequest(request)
      return sendFile(reply, await openFile(ctx, organisationId, 'kind', profileImageKind))
    },
  )

  app.get(
    '/api/organisation/settings',
    {
      config: { access: ['issuer', 'verifier'], departmental: true },
      schema: { summary: "Read the organisation's settings", response: { 200: settingsResponse } },
    },
    async (request) => {
      const data = await readSettings(ctx, organisationOfRequest(request).organisationId)
      return answer('Settings', { data })
    },
  )

  app.put(
    '/api/organisation/settings',
    {
      config: { access: ['approved-issuer', 'approved-verifier'], permission: 'manage' },
      schema: {
        summary: "Change the organisation's settings",
        body: organisationSettings,
        response: { 200: settingsResponse },
      },
    },
    async (request) => {
      const data = await changeSettings(ctx, organisationOfRequest(request), request.body)
      return answer('Settings saved.', { data })
    },
  )

  app.get(
    '/api/organisation/verifiers',
    {
      config: { access: ['issuer'], departmental: true },
      schema: {
        summary: 'List the verifiers to choose from',
        querystring: listQuery(['organizationName']),
        response: { 200: verifierListResponse },
      },
    },
    async (request) => {
      const { organisationId } = organisationOfRequest(request)
      return answer('Verifiers', { ...(await listVerifiers(ctx, organisationId, request.query)) })
    },
  )
}
