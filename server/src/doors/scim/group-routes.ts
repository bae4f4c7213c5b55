import { groupKind } from '@credenza/schema/scim/attributes'
import { canonicalBag } from '@credenza/schema/scim/canonical'
import { scimListQuery, scimPatch, scimReadQuery } from '@credenza/schema/scim/requests'
import { scimGroup } from '@credenza/schema/scim/resources'
import type { Context } from '../../context.ts'
import type { DirectoryGroup } from '../../people/directory/directory-group.ts'
import { findGroup } from '../../people/directory/find-group.ts'
import { listGroups } from '../../people/directory/list-directory.ts'
import { addGroup, changeGroup, removeGroup } from '../../people/directory/save-group.ts'
import type { App } from '../../platform/http/app.ts'
import { listResponse } from './answer.ts'
import { groupFields } from './filter/fields.ts'
import { patched } from './patch.ts'
import { projected } from './project.ts'
import { authorOf, directoryQuery, parsed } from './requests.ts'
import { bodyLimit, config, produces, resourceBody, resourceId } from './route-parts.ts'
import { baseOf, groupToScim } from './wire.ts'

/** The groups of a directory (RFC 7644 section 3). */
export function groupRoutes(app: App, ctx: Context): void {
  const base = baseOf(ctx.config)
  const toScim = (group: DirectoryGroup) => groupToScim(base, group)
  const writable = (group: DirectoryGroup) => canonicalBag(groupKind.attributes, toScim(group)) as object

  app.get(
    '/scim/v2/Groups',
    { config, schema: { summary: 'List the directory’s groups', produces, querystring: scimListQuery } },
    async (request, reply) => {
      const { query } = request
      const part = directoryQuery(query, groupFields)
      const hasMembers = 'members' in projected(groupKind, { members: [] }, query)
      const { organisationId } = authorOf(request)
      const { items, total } = await listGroups(ctx, organisationId, { ...part, hasMembers })
      const resources = items.map((group) => projected(groupKind, toScim(group), query))
      return reply.send(listResponse(resources, { total, startIndex: query.startIndex }))
    },
  )

  app.post(
    '/scim/v2/Groups',
    {
      bodyLimit,
      config,
      schema: { summary: 'Add a group to the directory', produces, body: resourceBody },
    },
    async (request, reply) => {
      const group = await addGroup(ctx, authorOf(request), parsed(scimGroup, request.body))
      return reply.code(201).header('location', `${base}/Groups/${group.id}`).send(toScim(group))
    },
  )

  app.get(
    '/scim/v2/Groups/:id',
    {
      config,
      schema: {
        summary: 'Read a group of the directory',
        produces,
        params: resourceId,
        querystring: scimReadQuery,
      },
    },
    async (request, reply) => {
      const group = await findGroup(ctx, authorOf(request).organisationId, request.params.id)
      return reply.send(projected(groupKind, toScim(group), request.query))
    },
  )

  app.put(
    '/scim/v2/Groups/:id',
    {
      bodyLimit,
      config,
      schema: {
        summary: 'Replace a group of the directory',
        produces,
        params: resourceId,
        body: resourceBody,
      },
    },
    async (request, reply) => {
      const facts = parsed(scimGroup, request.body)
      const group = await changeGroup(ctx, authorOf(request), request.params.id, () => facts)
      return reply.send(toScim(group))
    },
  )

  app.patch(
    '/scim/v2/Groups/:id',
    {
      bodyLimit,
      config,
      schema: {
        summary: 'Change a group of the directory',
        description: 'Answers 204: its people would only repeat what the directory knows.',
        produces,
        params: resourceId,
        body: scimPatch,
      },
    },
    async (request, reply) => {
      await changeGroup(ctx, authorOf(request), request.params.id, (before) =>
        parsed(scimGroup, patched(groupKind.attributes, { ...writable(before) }, request.body.Operations)),
      )
      return reply.code(204).send()
    },
  )

  app.delete(
    '/scim/v2/Groups/:id',
    {
      config,
      schema: { summary: 'Remove a group from the directory', produces, params: resourceId },
    },
    async (request, reply) => {
      await removeGroup(ctx, authorOf(request), request.params.id)
      return reply.code(204).send()
    },
  )
}
