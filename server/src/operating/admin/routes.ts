import {
  accountListResponse,
  auditIntegrityResponse,
  auditListResponse,
  auditQuery,
  done,
  healthResponse,
  listQuery,
  mailListResponse,
  role,
  witnessOverviewResponse,
} from '@credenza/schema'
import { version } from '@credenza/schema/version'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest } from '../../platform/http/authenticate.ts'
import { listMails } from '../../platform/mail/list-mails.ts'
import { platformTrail } from '../../proof/audit/append.ts'
import { listWitnesses } from '../../proof/witness/list-witnesses.ts'
import { auditIntegrity } from './audit-integrity.ts'
import { exportAudit } from './export-audit.ts'
import { readHealth } from './health/health.ts'
import { retryMails } from './health/retry-mails.ts'
import { listAccounts } from './list-accounts.ts'
import { listAudit } from './list-audit.ts'
import { sendTrail } from './send-trail.ts'

const access = ['admin'] as const

/** What administrators see of the deployment as a whole. */
export function adminRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/admin/accounts',
    {
      config: { access },
      schema: {
        summary: 'List accounts',
        querystring: listQuery(['createdAt', 'name', 'email']).extend({ role: role.optional() }),
        response: { 200: accountListResponse },
      },
    },
    async (request) => answer('Accounts', { ...(await listAccounts(ctx, request.query)) }),
  )

  app.get(
    '/api/admin/audit',
    {
      config: { access },
      schema: {
        summary: 'List audit entries',
        querystring: auditQuery,
        response: { 200: auditListResponse },
      },
    },
    async (request) => answer('Audit trail', { ...(await listAudit(ctx, request.query)) }),
  )

  app.get(
    '/api/admin/audit/export',
    {
      config: { access },
      schema: {
        summary: 'Download audit entries',
        produces: ['text/csv'],
        description: 'The entries of GET /api/admin/audit as CSV.',
        querystring: auditQuery.omit({ cursor: true, limit: true }),
      },
    },
    async (request, reply) => {
      const csv = await exportAudit(ctx, {
        actor: callerOfRequest(request).accountId,
        trail: platformTrail,
        filter: request.query,
        readPage: (query) => listAudit(ctx, query),
      })
      return sendTrail(reply, csv)
    },
  )

  app.get(
    '/api/admin/audit/integrity',
    {
      config: { access },
      schema: { summary: 'Check the trails for changes', response: { 200: auditIntegrityResponse } },
    },
    async () => answer('Integrity', { data: await auditIntegrity(ctx) }),
  )

  app.get(
    '/api/admin/health',
    {
      config: { access },
      schema: { summary: 'Read how the deployment is doing', response: { 200: healthResponse } },
    },
    async () =>
      answer('Health', { data: await readHealth(ctx), checkedAt: ctx.clock().toISOString(), version }),
  )

  app.get(
    '/api/admin/witnesses',
    {
      config: { access },
      schema: { summary: 'Read the witnesses', response: { 200: witnessOverviewResponse } },
    },
    async () => answer('Witnesses', { data: await listWitnesses(ctx) }),
  )

  app.get(
    '/api/admin/mails',
    {
      config: { access },
      schema: {
        summary: 'List emails',
        querystring: listQuery(['createdAt']),
        response: { 200: mailListResponse },
      },
    },
    async (request) => answer('Emails', { ...(await listMails(ctx, request.query)) }),
  )

  app.post(
    '/api/admin/mails/retry',
    { config: { access }, schema: { summary: 'Resend failed emails', response: { 200: done } } },
    async (request) => {
      const retried = await retryMails(ctx, { adminId: callerOfRequest(request).accountId })
      return answer(`${retried} ${retried === 1 ? 'email' : 'emails'} will be resent now.`)
    },
  )
}
