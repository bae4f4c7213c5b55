import type { Bag } from '@credenza/schema/scim/canonical'
import type { Context } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/app.ts'
import { listResponse } from './answer.ts'
import { resourceTypes, schemas, serviceProviderConfig } from './describe.ts'
import { config, produces, resourceId } from './route-parts.ts'
import { baseOf } from './wire.ts'

/** What this provider can do (RFC 7644 section 4). */
export function discoveryRoutes(app: App, ctx: Context): void {
  const base = baseOf(ctx.config)

  app.get(
    '/scim/v2/ServiceProviderConfig',
    { config, schema: { summary: 'Read what SCIM can do here', produces } },
    (_request, reply) => reply.send(serviceProviderConfig(base)),
  )

  for (const [path, all, summary] of [
    ['ResourceTypes', resourceTypes(base), 'kinds of SCIM resources'],
    ['Schemas', schemas(base), 'schemas of SCIM resources'],
  ] as const) {
    app.get(
      `/scim/v2/${path}`,
      { config, schema: { summary: `List ${summary}`, produces } },
      (_request, reply) => reply.send(listResponse(all, { total: all.length, startIndex: 1 })),
    )
    app.get(
      `/scim/v2/${path}/:id`,
      { config, schema: { summary: `Read one of the ${summary}`, produces, params: resourceId } },
      (request, reply) => reply.send(found(all, request.params.id)),
    )
  }
}

function found(all: readonly Bag[], id: string): Bag {
  const one = all.find((resource) => resource.id === id)
  if (!one) throw refusal('not_found.directory_resource')
  return one
}
