import { auditListResponse, ownAuditQuery } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { exportAudit } from '../../operating/admin/export-audit.ts'
import { sendTrail } from '../../operating/admin/send-trail.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { readOwnTrail } from './own-trail.ts'

const config = { access: ['issuer', 'verifier'], permission: 'oversee' } as const

/** What everybody did in an organisation, for those who oversee it. */
export function trailRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/organisation/audit',
    {
      config,
      schema: {
        summary: "List the organisation's audit entries",
        description:
          'The entries of the caller’s own organisation, the newest first. How far a batch has come (`batch.progressed`) is listed only if `action` names it.',
        querystring: ownAuditQuery,
        response: { 200: auditListResponse },
      },
    },
    async (request) =>
      answer('Audit trail', { ...(await readOwnTrail(ctx, organisationOfRequest(request), request.query)) }),
  )

  app.get(
    '/api/organisation/audit/export',
    {
      config,
      schema: {
        summary: "Download the organisation's audit entries",
        produces: ['text/csv'],
        description: 'The entries of GET /api/organisation/audit as CSV.',
        querystring: ownAuditQuery.omit({ cursor: true, limit: true }),
      },
    },
    async (request, reply) => {
      const caller = organisationOfRequest(request)
      const { accountId: actor, organisationId: trail } = caller
      const csv = await exportAudit(ctx, {
        actor,
        trail,
        filter: { ...request.query, trail },
        readPage: (query) => readOwnTrail(ctx, caller, query),
      })
      return sendTrail(reply, csv)
    },
  )
}
