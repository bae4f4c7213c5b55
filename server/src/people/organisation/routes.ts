import {
  done,
  listQuery,
  messages,
  organisationSettings,
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
import { listVerifiers } from './list-verifiers.ts'
import { readProfile } from './profile.ts'
import { profileImageKind, updateProfileImage } from './profile-image/update-profile-image.ts'
import { openFile } from './sealed-files.ts'
import { sendFile } from './send-file.ts'
import { changeSettings, readSettings } from './settings.ts'

/** What an organisation does with its own record. */
export function organisationRoutes(app: App, ctx: Context): void {
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
