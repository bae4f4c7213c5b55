import { directoryGroupListResponse, directoryGroupResponse, groupRoleRequest } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { shortListRoute } from '../../platform/lists/short-list-route.ts'
import { listMappedGroups } from './list-mapped-groups.ts'
import { mapGroup } from './map-group.ts'

/** The organisation's directory as its owner sees it, and the owner's decisions about it. */
export function directoryRoutes(app: App, ctx: Context): void {
  shortListRoute(
    app,
    '/api/directory/groups',
    {
      access: ['issuer', 'verifier'],
      summary: 'List the directory’s groups',
      sort: ['displayName', 'members'],
      response: directoryGroupListResponse,
      message: 'Groups',
    },
    (request) => listMappedGroups(ctx, organisationOfRequest(request).organisationId),
  )

  app.put(
    '/api/directory/groups/:groupId/role',
    {
      config: { access: ['approved-issuer', 'approved-verifier'], permission: 'own' },
      schema: {
        summary: 'Give a directory’s group a role',
        params: pathId('groupId'),
        body: groupRoleRequest,
        response: { 200: directoryGroupResponse },
      },
    },
    async (request) => {
      const { memberRole } = request.body
      const mapped = { id: request.params.groupId, memberRole, address: request.ip }
      const data = await mapGroup(ctx, organisationOfRequest(request), mapped)
      return answer('Role of the group changed.', { data })
    },
  )
}
