import { type Bag, canonicalBag } from '@credenza/schema/scim/canonical'
import { scimListQuery, scimPatch, scimReadQuery } from '@credenza/schema/scim/requests'
import type { Context } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import { listResponse } from './answer.ts'
import { patched } from './patch.ts'
import { projected } from './project.ts'
import { authorOf, directoryQuery, parsed } from './requests.ts'
import type { Resource } from './resource.ts'
import { bodyLimit, config, produces, resourceBody, resourceId } from './route-parts.ts'
import { baseOf } from './wire.ts'

/** The calls for one kind of a directory's resources (RFC 7644 section 3). */
export function resourceRoutes<Kept extends { id: string }, Facts>(
  app: App,
  ctx: Context,
  resource: Resource<Kept, Facts>,
): void {
  const { name, words, kind, facts } = resource
  const base = baseOf(ctx.config)
  const path = `/scim/v2/${name}`
  const toScim = (kept: Kept) => resource.toScim(base, kept)
  const writable = (sent: unknown) => canonicalBag(kind.attributes, sent) as Bag

  app.get(
    path,
    {
      config,
      schema: { summary: `List the directory’s ${words.all}`, produces, querystring: scimListQuery },
    },
    async (request, reply) => {
      const { query } = request
      const part = directoryQuery(query, resource.fields)
      const { items, total } = await resource.list(ctx, authorOf(request).organisationId, part, query)
      const resources = items.map((kept) => projected(kind, toScim(kept), query))
      return reply.send(listResponse(resources, { total, startIndex: query.startIndex }))
    },
  )

  app.post(
    path,
    {
      bodyLimit,
      config,
      schema: { summary: `Add ${words.one} to the directory`, produces, body: resourceBody },
    },
    async (request, reply) => {
      const kept = await resource.add(ctx, authorOf(request), parsed(facts, request.body))
      return reply.code(201).header('location', `${base}/${name}/${kept.id}`).send(toScim(kept))
    },
  )

  app.get(
    `${path}/:id`,
    {
      config,
      schema: {
        summary: `Read ${words.one} of the directory`,
        produces,
        params: resourceId,
        querystring: scimReadQuery,
      },
    },
    async (request, reply) => {
      const kept = await resource.find(ctx, authorOf(request).organisationId, request.params.id)
      return reply.send(projected(kind, toScim(kept), request.query))
    },
  )

  app.put(
    `${path}/:id`,
    {
      bodyLimit,
      config,
      schema: {
        summary: `Replace ${words.one} of the directory`,
        produces,
        params: resourceId,
        body: resourceBody,
      },
    },
    async (request, reply) => {
      const kept = await resource.change(ctx, authorOf(request), request.params.id, (before) =>
        parsed(facts, { ...resource.staying(before), ...writable(request.body) }),
      )
      return reply.send(toScim(kept))
    },
  )

  app.patch(
    `${path}/:id`,
    {
      bodyLimit,
      config,
      schema: {
        summary: `Change ${words.one} of the directory`,
        ...(!resource.isSentAfterPatch && {
          description: 'Answers 204; the resource is not sent back.',
        }),
        produces,
        params: resourceId,
        body: scimPatch,
      },
    },
    async (request, reply) => {
      const kept = await resource.change(ctx, authorOf(request), request.params.id, (before) =>
        parsed(facts, patched(kind.attributes, writable(toScim(before)), request.body.Operations)),
      )
      return resource.isSentAfterPatch ? reply.send(toScim(kept)) : reply.code(204).send()
    },
  )

  app.delete(
    `${path}/:id`,
    {
      config,
      schema: { summary: `Remove ${words.one} from the directory`, produces, params: resourceId },
    },
    async (request, reply) => {
      await resource.remove(ctx, authorOf(request), request.params.id)
      return reply.code(204).send()
    },
  )
}
