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
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest } from '../../platform/http/authenticate.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { listOrganisations } from './list-organisations.ts'
import { readKycFile } from './onboarding/read-kyc-file.ts'
import { type OrganisationDecision, reviewOrganisation } from './onboarding/review-organisation.ts'
import { readOrganisationDetail } from './organisation-detail.ts'
import { sendFile } from './send-file.ts'

const organisationId = pathId('id')

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
        description: 'A file that the organisation submitted. Reading it is audited.',
      },
    },
    async (request, reply) => {
      const { id, fileId } = request.params
      const { accountId: adminId } = callerOfRequest(request)
      return sendFile(reply, await readKycFile(ctx, { organisationId: id, fileId, adminId }))
    },
  )

  const decide = <Body extends z.ZodType>(
    act: 'approve' | 'return' | 'suspend' | 'reinstate',
    { summary, body, done: told }: { summary: string; body: Body; done: string },
    decisionOf: (body: z.output<Body>) => OrganisationDecision,
  ) =>
    app.post(
      `/api/admin/organisations/:id/${act}`,
      {
        config: { access: ['admin'] },
        schema: { summary, params: organisationId, body, response: { 200: done } },
      },
      async (request, reply) => {
        const decision = decisionOf(request.body as z.output<Body>)
        const organisationId = request.params.id
        await reviewOrganisation(ctx, callerOfRequest(request), { organisationId, decision })
        return reply.send(answer(told))
      },
    )

  decide(
    'approve',
    { summary: 'Approve an organisation', body: approveRequest, done: 'Organisation approved.' },
    (body) => ({
      kind: 'approve',
      ifSubmittedAt: body?.ifSubmittedAt ? new Date(body.ifSubmittedAt) : undefined,
    }),
  )
  decide(
    'return',
    {
      summary: "Return an organisation's application",
      body: returnRequest,
      done: 'Returned to the applicant.',
    },
    ({ reason }) => ({ kind: 'return', reason }),
  )
  decide(
    'suspend',
    { summary: 'Suspend an organisation', body: suspendRequest, done: 'Organisation suspended.' },
    ({ reason }) => ({ kind: 'suspend', reason }),
  )
  decide(
    'reinstate',
    { summary: 'Reinstate an organisation', body: z.unknown(), done: 'Organisation reinstated.' },
    () => ({ kind: 'reinstate' }),
  )
}
