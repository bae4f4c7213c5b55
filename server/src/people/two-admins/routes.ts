import {
  adminProposalListResponse,
  done,
  inviteAdminResponse,
  twoAdminsRequest,
  twoAdminsResponse,
} from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { callerOfRequest } from '../../platform/http/authenticate.ts'
import { shortListRoute } from '../../platform/lists/short-list-route.ts'
import { inviteAdmin } from './invite-admin.ts'
import { listProposals } from './list-proposals.ts'
import { readTwoAdmins, switchTwoAdmins } from './setting.ts'

const config = { access: ['admin'] as const }

/** Serious acts that need two administrators, if they want that. */
export function twoAdminsRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/admin/two-admins',
    {
      config,
      schema: {
        summary: 'Read whether serious actions take two administrators',
        response: { 200: twoAdminsResponse },
      },
    },
    async () => answer('Two administrators', { data: await readTwoAdmins(ctx.db) }),
  )

  app.put(
    '/api/admin/two-admins',
    {
      config,
      schema: {
        summary: 'Switch on or off that serious actions take two administrators',
        description:
          'Requires a second factor shown within five minutes. Switching it off takes two as well.',
        body: twoAdminsRequest,
        response: { 200: done },
      },
    },
    async (request) => {
      await switchTwoAdmins(ctx, callerOfRequest(request), request.body.isOn)
      return answer('Saved.')
    },
  )

  shortListRoute(
    app,
    '/api/admin/proposals',
    {
      access: config.access,
      summary: 'List what waits for a second administrator',
      sort: ['proposedAt'],
      response: adminProposalListResponse,
      message: 'Proposals',
    },
    (request) => listProposals(ctx, callerOfRequest(request)),
  )

  app.post(
    '/api/admin/administrators',
    {
      config,
      schema: {
        summary: 'Invite another administrator',
        description:
          'Answers a link that creates one administrator, once. Requires a second factor shown within five minutes.',
        response: { 200: inviteAdminResponse },
      },
    },
    async (request) =>
      answer('Invitation created.', { link: await inviteAdmin(ctx, callerOfRequest(request)) }),
  )
}
