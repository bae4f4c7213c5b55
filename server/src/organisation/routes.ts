import {
  done,
  kycFiles,
  kycUploadMaxBytes,
  listQuery,
  messages,
  organisationListResponse,
  organisationStatus,
  personalDataRequest,
  personalDataResponse,
  profileResponse,
  returnRequest,
  rotateKeyResponse,
} from '@credenza/schema'
import { z } from 'zod'
import type { Context } from '../context.ts'
import type { App } from '../platform/http/app.ts'
import { organisationOfRequest, partyOfRequest } from '../platform/http/authenticate.ts'
import { idempotencyKey } from '../platform/http/idempotency.ts'
import { withUpload } from '../platform/http/upload.ts'
import { listOrganisations } from './list-organisations.ts'
import { readProfile } from './profile.ts'
import { organisationDidDocument, organisationRecord } from './public-record.ts'
import { register } from './register.ts'
import { reviewOrganisation } from './review-organisation.ts'
import { rotateSigningKey } from './rotate-key.ts'
import { submitKyc } from './submit-kyc.ts'

/** For other people's verifiers: open to every origin, and cacheable for a minute. */
const publicHeaders = {
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=60',
  'content-type': 'application/json; charset=utf-8',
}

/** Calls of people without an account: so many a minute from one address. */
const floodable = { rateLimit: { max: 60, timeWindow: 60_000 } }

const organisationId = z.object({ id: z.string().max(60) })

export function organisationRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/personal-data',
    {
      config: { access: ['anyone'], ...floodable },
      schema: { body: personalDataRequest, response: { 200: personalDataResponse } },
    },
    async (request) => {
      const { registrationId } = await register(ctx, request.body, idempotencyKey(ctx, request))
      return { success: true as const, message: messages.personalDataSaved, registrationId }
    },
  )

  app.post(
    '/api/update-kyc',
    {
      config: { access: ['anyone'], ...floodable },
      schema: { consumes: ['multipart/form-data'], response: { 200: done } },
    },
    async (request) => {
      const limits = {
        folder: ctx.config.dataFolder,
        maxBytes: kycUploadMaxBytes,
        maxFiles: kycFiles.length,
        tooLarge: messages.fileTooLarge,
      }
      await withUpload(request, limits, (upload) => submitKyc(ctx, upload))
      return { success: true as const, message: messages.onboarded }
    },
  )

  app.get(
    '/api/issuer-verifier-profile',
    {
      config: { access: ['issuer', 'verifier', 'suspended'] },
      schema: { response: { 200: profileResponse } },
    },
    async (request) => {
      const data = await readProfile(ctx, organisationOfRequest(request).organisationId)
      return { success: true as const, message: 'Profile', data }
    },
  )

  app.post(
    '/api/organisation/rotate-key',
    {
      config: { access: ['approved-issuer', 'approved-verifier'] },
      schema: { response: { 200: rotateKeyResponse } },
    },
    async (request) => {
      const publicKeyMultibase = await rotateSigningKey(ctx, organisationOfRequest(request))
      return {
        success: true as const,
        message: 'Signing key replaced. Earlier signatures stay valid.',
        publicKeyMultibase,
      }
    },
  )

  app.get(
    '/api/admin/organisations',
    {
      config: { access: ['admin'] },
      schema: {
        querystring: listQuery.extend({ status: organisationStatus.optional() }),
        response: { 200: organisationListResponse },
      },
    },
    async (request) => ({
      success: true as const,
      message: 'Organisations',
      ...(await listOrganisations(ctx, request.query)),
    }),
  )

  app.post(
    '/api/admin/organisations/:id/approve',
    { config: { access: ['admin'] }, schema: { params: organisationId, response: { 200: done } } },
    async (request) => {
      await reviewOrganisation(ctx, {
        organisationId: request.params.id,
        adminId: partyOfRequest(request).accountId,
        decision: { kind: 'approve' },
      })
      return { success: true as const, message: 'Organisation approved.' }
    },
  )

  app.post(
    '/api/admin/organisations/:id/return',
    {
      config: { access: ['admin'] },
      schema: { params: organisationId, body: returnRequest, response: { 200: done } },
    },
    async (request) => {
      await reviewOrganisation(ctx, {
        organisationId: request.params.id,
        adminId: partyOfRequest(request).accountId,
        decision: { kind: 'return', reason: request.body.reason },
      })
      return { success: true as const, message: 'Returned to the applicant.' }
    },
  )

  app.get(
    '/issuers/:id/did.json',
    {
      config: { access: ['anyone'] },
      schema: { params: organisationId, description: 'The DID document (did:web).' },
    },
    async (request, reply) => {
      const document = await organisationDidDocument(ctx, request.params.id)
      return reply.headers(publicHeaders).type('application/did+json').send(JSON.stringify(document))
    },
  )

  app.get(
    '/issuers/:id/record',
    {
      config: { access: ['anyone'] },
      schema: { params: organisationId, description: 'Approval of an organisation.' },
    },
    async (request, reply) => {
      const record = await organisationRecord(ctx, request.params.id)
      return reply.headers(publicHeaders).send(JSON.stringify(record))
    },
  )
}
