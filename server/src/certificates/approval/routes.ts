import {
  approvalItemListResponse,
  approvalItemQuery,
  approvalListResponse,
  approvalQuery,
  approvalResponse,
  approvalRulesRequest,
  approvalRulesResponse,
  giveApprovalRequest,
  rejectApprovalRequest,
} from '@credenza/schema'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { shortListRoute } from '../../platform/lists/short-list-route.ts'
import { approveRequest } from './approve-request.ts'
import { listItems } from './list-items.ts'
import { listApprovalRequests, readApprovalRequest } from './list-requests.ts'
import { rejectRequest } from './reject-request.ts'
import { renewRequest } from './renew-request.ts'
import { readRules, readRulesFor, setRules } from './rules.ts'
import { withdrawRequest } from './withdraw-request.ts'

const params = pathId('requestId')
const reading = { access: ['issuer'], departmental: true } as const

interface Act<Body> {
  permission: 'sign' | 'prepare'
  summary: string
  description?: string
  body?: z.ZodType<Body>
}

/** What signers approve before it is signed. Asking for it is a call of `certificate/routes.ts`. */
export function approvalRoutes(app: App, ctx: Context): void {
  shortListRoute(
    app,
    '/api/approval-rules',
    {
      ...reading,
      summary: 'List the rules for approvals',
      sort: ['category'],
      response: approvalRulesResponse,
      message: 'Rules',
    },
    (request) => readRulesFor(ctx.db, organisationOfRequest(request)),
  )

  app.put(
    '/api/approval-rules',
    {
      config: { access: ['approved-issuer'], permission: 'own' },
      schema: {
        summary: 'Set the rules for approvals',
        description:
          'Replaces all rules. Requests that signers are looking at keep what was demanded of them as well. Requires a second factor shown within five minutes.',
        body: approvalRulesRequest,
        response: { 200: approvalRulesResponse },
      },
    },
    async (request) => {
      const caller = organisationOfRequest(request)
      await setRules(ctx, caller, request.body.rules)
      const data = await readRules(ctx.db, caller.organisationId)
      return answer('Rules saved.', { data, nextCursor: null, total: data.length })
    },
  )

  app.get(
    '/api/approvals',
    {
      config: reading,
      schema: {
        summary: 'List requests for approval',
        querystring: approvalQuery,
        response: { 200: approvalListResponse },
      },
    },
    async (request) =>
      answer('Approvals', await listApprovalRequests(ctx, organisationOfRequest(request), request.query)),
  )

  app.get(
    '/api/approvals/:requestId',
    {
      config: reading,
      schema: { summary: 'Read a request for approval', params, response: { 200: approvalResponse } },
    },
    async (request) => {
      const data = await readApprovalRequest(ctx, organisationOfRequest(request), request.params.requestId)
      return answer('Approval', { data })
    },
  )

  app.get(
    '/api/approvals/:requestId/certificates',
    {
      config: reading,
      schema: {
        summary: 'List the certificates of a request for approval',
        params,
        querystring: approvalItemQuery,
        response: { 200: approvalItemListResponse },
      },
    },
    async (request) => {
      const { organisationId } = organisationOfRequest(request)
      const page = await listItems(ctx.db, organisationId, request.params.requestId, request.query)
      return answer('Certificates', page)
    },
  )

  /** Adds a route for an act on a request, which answers with the request as it is afterwards. */
  const act = <Body>(
    name: string,
    { permission, ...described }: Act<Body>,
    message: string,
    does: (caller: OrganisationCaller, id: string, body: Body) => Promise<void>,
  ) =>
    app.post(
      `/api/approvals/:requestId/${name}`,
      {
        config: { access: ['approved-issuer'], departmental: true, permission },
        schema: { ...described, params, response: { 200: approvalResponse } },
      },
      async (request) => {
        const caller = organisationOfRequest(request)
        const { requestId } = request.params
        await does(caller, requestId, request.body as Body)
        return answer(message, { data: await readApprovalRequest(ctx, caller, requestId) })
      },
    )

  act(
    'approve',
    {
      permission: 'sign',
      summary: 'Approve what is to be signed',
      description:
        'Approves exactly what has this digest; any change of a certificate withdraws all approvals. Requires a second factor shown within five minutes.',
      body: giveApprovalRequest,
    },
    'Approved.',
    (caller, id, { digest }) => approveRequest(ctx, caller, { id, digest }),
  )
  act(
    'reject',
    {
      permission: 'sign',
      summary: 'Reject what is to be signed',
      description: 'Ends the request. Requires a second factor shown within five minutes.',
      body: rejectApprovalRequest,
    },
    'Rejected.',
    (caller, id, { reason }) => rejectRequest(ctx, caller, { id, reason }),
  )
  act(
    'renew',
    {
      permission: 'prepare',
      summary: 'Ask again after a change',
      description: 'Puts the certificates to the signers as they are now.',
    },
    'Asked again.',
    (caller, id) => renewRequest(ctx, caller, id),
  )
  act(
    'withdraw',
    { permission: 'prepare', summary: 'Withdraw a request for approval' },
    'Request withdrawn.',
    (caller, id) => withdrawRequest(ctx, caller, id),
  )
}
