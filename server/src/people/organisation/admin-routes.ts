import {
  approveRequest,
  done,
  listQuery,
  organisationDetailResponse,
  organisationListResponse,
  organisationStatus,
  returnRequest,
  suspendRequest,
} from '@credenza/schema'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { partyOfRequest } from '../../platform/http/authenticate.ts'
import { listOrganisations } from './list-organisations.ts'
import { readOrganisationDetail } from './organisation-detail.ts'
import { readKycFile } from './read-kyc-file.ts'
import { type OrganisationDecision, reviewOrganisation } from './review-organisation.ts'
import { sendFile } from './send-file.ts'

const organisationId = z.object({ id: z.string().max(60) })

/** What admins see and decide about organisations. */
export function organisationAdminRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/admin/organisations',
    {
      config: { access: ['admin'] },
      schema: {
        summary: 'List organisations',
        querystring: listQuery(['createdAt', 'organizationName', 'email']).extend({
          status: organisationStatus.optional(),
        }),
        response: { 200: organisationListResponse },
      },
    },
    async (request) => answer('Organisations', { ...(await listOrganisations(ctx, request.query)) }),
  )

  app.get(
    '/api/admin/organisations/:id',
    {
      config: { access: ['admin'] },
      schema: {
        summary: 'Read an organisation',
        params: organisationId,
        response: { 200: organisationDetailResponse },
      },
    },
    async (request) => {
      const data = await readOrganisationDetail(ctx, request.params.id)
      return answer('Organisation', { data })
    },
  )

  app.get(
    '/api/admin/organisations/:id/files/:fileId',
    {
      config: { access: ['admin'] },
      schema: {
        summary: 'Download a file of an organisation',
        produces: ['application/pdf', 'image/jpeg', 'image/png'],
        params: organisationId.extend({ fileId: z.string().max(60) }),
        description: 'A file that the organisation handed in. Reading it is audited.',
      },
    },
    async (request, reply) => {
      const { id, fileId } = request.params
      const { accountId: adminId } = partyOfRequest(request)
      return sendFile(reply, await readKycFile(ctx, { organisationId: id, fileId, adminId }))
    },
  )

  const decide = (
    request: FastifyRequest & { params: { id: string } },
    decision: OrganisationDecision,
  ): Promise<void> =>
    reviewOrganisation(ctx, {
      organisationId: request.params.id,
      adminId: partyOfRequest(request).accountId,
      decision,
    })

  app.post(
    '/api/admin/organisations/:id/approve',
    {
      config: { access: ['admin'] },
      schema: {
        summary: 'Approve an organisation',
        params: organisationId,
        body: approveRequest,
        response: { 200: done },
      },
    },
    async (request) => {
      const read = request.body?.ifSubmittedAt
      await decide(request, { kind: 'approve', ifSubmittedAt: read ? new Date(read) : undefined })
      return answer('Organisation approved.')
    },
  )

  app.post(
    '/api/admin/organisations/:id/return',
    {
      config: { access: ['admin'] },
      schema: {
        summary: "Return an organisation's application",
        params: organisationId,
        body: returnRequest,
        response: { 200: done },
      },
    },
    async (request) => {
      await decide(request, { kind: 'return', reason: request.body.reason })
      return answer('Returned to the applicant.')
    },
  )

  app.post(
    '/api/admin/organisations/:id/suspend',
    {
      config: { access: ['admin'] },
      schema: {
        summary: 'Suspend an organisation',
        params: organisationId,
        body: suspendRequest,
        response: { 200: done },
      },
    },
    async (request) => {
      await decide(request, { kind: 'suspend', reason: request.body.reason })
      return answer('Organisation suspended.')
    },
  )

  app.post(
    '/api/admin/organisations/:id/reinstate',
    {
      config: { access: ['admin'] },
      schema: { summary: 'Reinstate an organisation', params: organisationId, response: { 200: done } },
    },
    async (request) => {
      await decide(request, { kind: 'reinstate' })
      return answer('Organisation reinstated.')
    },
  )
}
