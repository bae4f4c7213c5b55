import {
  acceptInvitationRequest,
  colleagueListResponse,
  colleagueResponse,
  done,
  invitationRequest,
  invitationResponse,
  inviteColleagueRequest,
  memberRoleRequest,
  membershipsRequest,
} from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { guessablePost } from '../../platform/http/guessable.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { perMinute } from '../../platform/http/limits/per-minute.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { shortListRoute } from '../../platform/lists/short-list-route.ts'
import { acceptInvitation, readInvitation } from './accept-invitation.ts'
import { changeDepartments } from './change-departments.ts'
import { changeRole } from './change-role.ts'
import { inviteAgain, inviteColleague } from './invite-colleague.ts'
import { removeColleague } from './remove-colleague.ts'
import { showColleagues } from './show-colleagues.ts'

const params = pathId('accountId')
/** Limited, because each call sends an email to somebody who may not have asked for it. */
const mailing = {
  access: ['approved-issuer', 'approved-verifier'],
  permission: 'own',
  ...perMinute(30),
} as const

/** Several people in one organisation. */
export function colleagueRoutes(app: App, ctx: Context): void {
  shortListRoute(
    app,
    '/api/colleagues',
    {
      access: ['issuer', 'verifier'],
      summary: 'List colleagues',
      sort: ['name', 'email', 'since'],
      response: colleagueListResponse,
      message: 'Colleagues',
    },
    (request) => showColleagues(ctx, organisationOfRequest(request)),
  )

  app.post(
    '/api/colleagues',
    {
      config: mailing,
      schema: {
        summary: 'Invite a colleague',
        body: inviteColleagueRequest,
        response: { 200: colleagueResponse },
      },
    },
    async (request) => {
      const data = await inviteColleague(ctx, organisationOfRequest(request), request.body, {
        address: request.ip,
        idempotency: idempotencyKey(ctx, request),
      })
      return answer('Invitation sent.', { data })
    },
  )

  app.post(
    '/api/colleagues/:accountId/invitation',
    {
      config: mailing,
      schema: { summary: 'Resend an invitation', params, response: { 200: colleagueResponse } },
    },
    async (request) => {
      const { accountId: id } = request.params
      const data = await inviteAgain(ctx, organisationOfRequest(request), { id, address: request.ip })
      return answer('Invitation resent.', { data })
    },
  )

  app.put(
    '/api/colleagues/:accountId/role',
    {
      config: { access: ['approved-issuer', 'approved-verifier'], permission: 'own' },
      schema: {
        summary: 'Change what a colleague may do',
        params,
        body: memberRoleRequest,
        response: { 200: colleagueResponse },
      },
    },
    async (request) => {
      const { accountId } = request.params
      const data = await changeRole(ctx, organisationOfRequest(request), accountId, request.body.memberRole)
      return answer('Role changed.', { data })
    },
  )

  app.put(
    '/api/colleagues/:accountId/departments',
    {
      config: { access: ['approved-issuer'], permission: 'own' },
      schema: {
        summary: 'Bind a colleague to departments',
        description: 'Their roles there take the place of their role in the whole organisation.',
        params,
        body: membershipsRequest,
        response: { 200: colleagueResponse },
      },
    },
    async (request) => {
      const { accountId } = request.params
      const data = await changeDepartments(ctx, organisationOfRequest(request), accountId, request.body)
      return answer('Departments changed.', { data })
    },
  )

  app.delete(
    '/api/colleagues/:accountId',
    {
      config: { access: ['issuer', 'verifier'], permission: 'own' },
      schema: { summary: 'Remove a colleague', params, response: { 200: done } },
    },
    async (request) => {
      await removeColleague(ctx, organisationOfRequest(request), request.params.accountId)
      return answer('Removed.')
    },
  )

  guessablePost(
    app,
    '/api/invitation',
    { summary: 'Read an invitation', body: invitationRequest, response: invitationResponse },
    async (request) => {
      const data = await readInvitation(ctx, request.body.token)
      return answer('Invitation', { data })
    },
  )

  guessablePost(
    app,
    '/api/invitation/accept',
    { summary: 'Accept an invitation', body: acceptInvitationRequest, response: done },
    async (request) => {
      await acceptInvitation(ctx, request.body)
      return answer('Welcome. You can sign in now.')
    },
  )
}
