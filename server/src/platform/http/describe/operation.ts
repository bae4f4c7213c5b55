import { apiScopes } from '@credenza/schema'
import type { FastifySchema, RouteOptions } from 'fastify'

/**
 * One call as both documents show it: what the route says about itself, its name in generated clients, its group, who may call
 * it, and the types of answers other than JSON, which a route lists as `produces`. A route that reads its body itself lists the
 * types that it takes as `consumes`.
 * @param parts how many leading parts of the path are the same for all calls of its document.
 */
export function describeOperation(
  { schema, url }: { schema: FastifySchema; url: string },
  { method, config }: RouteOptions,
  parts: number,
): { schema: FastifySchema; url: string } {
  if (schema.hide) return { schema, url }
  // A wildcard has no name, but OpenAPI requires one.
  const path = url.replace(/\*$/, ':path')
  const names = path.split('/').filter(Boolean)
  const access = config?.access ?? []
  return {
    url: path,
    schema: {
      ...schema,
      ...(path !== url && { params: withNamedWildcard(schema.params) }),
      operationId: operationId(String([method].flat()[0]), names),
      ...(schema.description?.includes('Idempotency-Key') && { headers: idempotencyHeader }),
      ...(schema.consumes !== undefined && schema.body === undefined && { body: bodyOf(schema.consumes) }),
      tags: [names[parts] ?? names[0] ?? 'server'],
      security: access.includes('anyone') ? [] : [{ [isForKeys(access) ? 'apiKey' : 'session']: [] }],
      ...(schema.produces !== undefined && {
        response: { 200: fileAnswer(schema.produces), ...(schema.response as object) },
      }),
    },
  }
}

const idempotencyHeader = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      minLength: 1,
      maxLength: 200,
      description: 'With the same key and body, the call is carried out only once.',
    },
  },
}

const bodyOf = (types: readonly string[]) =>
  types.includes('multipart/form-data') ? files : contentOf(types)

/** A form with files, which the server reads as it comes. */
const files = {
  type: 'object',
  properties: {
    files: {
      type: 'array',
      items: { type: 'string', format: 'binary' },
      description: 'The files, each a part of the form.',
    },
  },
}

/** `GET /api/certificates/:id/timeline` is `getApiCertificatesByIdTimeline`: method and path identify every call. */
function operationId(method: string, names: readonly string[]): string {
  const words = names.flatMap((name) => {
    const [, parameter] = /^:(\w+)$/.exec(name) ?? []
    return parameter === undefined ? name.split(/\W+/) : ['by', parameter]
  })
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

const isForKeys = (access: readonly string[]): boolean =>
  access.some((one) => (apiScopes as readonly string[]).includes(one))

const fileAnswer = (types: readonly string[]) => ({ description: 'What was asked for', ...contentOf(types) })

function contentOf(types: readonly string[]) {
  const schemaOf = (type: string) => {
    if (/(json|form-urlencoded)$/.test(type)) return { type: 'object' }
    return /^(text|image\/svg)|ndjson/.test(type) ? { type: 'string' } : { type: 'string', format: 'binary' }
  }
  return { content: Object.fromEntries(types.map((type) => [type, { schema: schemaOf(type) }])) }
}

function withNamedWildcard(params: unknown): unknown {
  const { properties, required, ...rest } = params as {
    properties: Record<string, unknown>
    required?: string[]
  }
  const { '*': wildcard = { type: 'string' }, ...named } = properties
  return {
    ...rest,
    properties: { ...named, path: wildcard },
    required: [...(required ?? []).filter((name) => name !== '*'), 'path'],
  }
}
