import { userKind } from '@credenza/schema/scim/attributes'
import { canonicalBag } from '@credenza/schema/scim/canonical'
import { scimListQuery, scimPatch, scimReadQuery } from '@credenza/schema/scim/requests'
import { scimUser } from '@credenza/schema/scim/resources'
import type { Context } from '../../context.ts'
import type { DirectoryUser } from '../../people/directory/directory-user.ts'
import { findUser } from '../../people/directory/find-user.ts'
import { listUsers } from '../../people/directory/list-directory.ts'
import { addUser, changeUser, removeUser } from '../../people/directory/save-user.ts'
import type { App } from '../../platform/http/app.ts'
import { listResponse } from './answer.ts'
import { userFields } from './filter/fields.ts'
import { patched } from './patch.ts'
import { projected } from './project.ts'
import { authorOf, directoryQuery, parsed } from './requests.ts'
import { bodyLimit, config, produces, resourceBody, resourceId } from './route-parts.ts'
import { baseOf, userToScim } from './wire.ts'

/** The people of a directory (RFC 7644 section 3). */
export function userRoutes(app: App, ctx: Context): void {
  const base = baseOf(ctx.config)
  const toScim = (user: DirectoryUser) => userToScim(base, user)
  const writable = (user: DirectoryUser) => canonicalBag(userKind.attributes, toScim(user)) as object

  app.get(
    '/scim/v2/Users',
    { config, schema: { summary: 'List the directory’s people', produces, querystring: scimListQuery } },
    async (request, reply) => {
      const { query } = request
      const part = directoryQuery(query, userFields)
      const { items, total } = await listUsers(ctx, authorOf(request).organisationId, part)
      const resources = items.map((user) => projected(userKind, toScim(user), query))
      return reply.send(listResponse(resources, { total, startIndex: query.startIndex }))
    },
  )

  app.post(
    '/scim/v2/Users',
    {
      bodyLimit,
      config,
      schema: { summary: 'Add a person to the directory', produces, body: resourceBody },
    },
    async (request, reply) => {
      const user = await addUser(ctx, authorOf(request), parsed(scimUser, request.body))
      return reply.code(201).header('location', `${base}/Users/${user.id}`).send(toScim(user))
    },
  )

  app.get(
    '/scim/v2/Users/:id',
    {
      config,
      schema: {
        summary: 'Read a person of the directory',
        produces,
        params: resourceId,
        querystring: scimReadQuery,
      },
    },
    async (request, reply) => {
      const user = await findUser(ctx, authorOf(request).organisationId, request.params.id)
      return reply.send(projected(userKind, toScim(user), request.query))
    },
  )

  app.put(
    '/scim/v2/Users/:id',
    {
      bodyLimit,
      config,
      schema: {
        summary: 'Replace a person of the directory',
        produces,
        params: resourceId,
        body: resourceBody,
      },
    },
    async (request, reply) => {
      // What does not say whether somebody is active must not bring back somebody who left.
      const user = await changeUser(ctx, authorOf(request), request.params.id, ({ active }) =>
        parsed(scimUser, { active, ...(canonicalBag(userKind.attributes, request.body) as object) }),
      )
      return reply.send(toScim(user))
    },
  )

  app.patch(
    '/scim/v2/Users/:id',
    {
      bodyLimit,
      config,
      schema: { summary: 'Change a person of the directory', produces, params: resourceId, body: scimPatch },
    },
    async (request, reply) => {
      const user = await changeUser(ctx, authorOf(request), request.params.id, (before) =>
        parsed(scimUser, patched(userKind.attributes, { ...writable(before) }, request.body.Operations)),
      )
      return reply.send(toScim(user))
    },
  )

  app.delete(
    '/scim/v2/Users/:id',
    {
      config,
      schema: { summary: 'Remove a person from the directory', produces, params: resourceId },
    },
    async (request, reply) => {
      await removeUser(ctx, authorOf(request), request.params.id)
      return reply.code(204).send()
    },
  )
}
