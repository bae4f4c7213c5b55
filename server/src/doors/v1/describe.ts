import { v1Registry } from '@credenza/schema/v1/index'
import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { describedByZod } from '../../platform/http/describe/described-by-zod.ts'
import { aboutUs, finishDocument, infoOf } from '../../platform/http/describe/document.ts'
import { describeOperation } from '../../platform/http/describe/operation.ts'
import { readablePage } from '../../platform/http/describe/readable-page.ts'

declare module 'fastify' {
  interface FastifyInstance {
    v1Document: FastifyInstance['swagger']
  }
}

const description = `For programs: add students, create, sign and manage certificates, ask holders for certificates and check them.

Send an API key, made under *Developers*, as \`Authorization: Bearer crd_…\`. Send an \`Idempotency-Key\` with every call
that creates something: the same key gives the same answer, however often it is sent. Failures answer
\`{success: false, message, error, key, parameters, fields?, fieldErrors?}\`, where \`error\` is a stable code, and \`key\` and
\`parameters\` say the same as \`message\`. Every API key has a budget of calls per minute, told by \`RateLimit-Limit\`,
\`RateLimit-Remaining\` and \`RateLimit-Reset\`; over it the answer is 429 with \`Retry-After\`.`

const schemaRegistry = v1Registry
const toJsonSchema = createJsonSchemaTransform({ schemaRegistry, zodToJsonConfig: describedByZod })
const toDocument = createJsonSchemaTransformObject({ schemaRegistry, zodToJsonConfig: describedByZod })

/** Describes a call for the page, with its scopes. */
const transform: FastifyDynamicSwaggerOptions['transform'] = (document) => {
  const { schema, url } = describeOperation(toJsonSchema(document), document.route, 1)
  const scopes = document.route.config?.access?.join(' or ')
  return {
    url,
    schema: {
      ...schema,
      description: [schema.description, `Needs the scope ${scopes}.`].filter(Boolean).join(' '),
    },
  }
}

/** Serves OpenAPI 3.1 of the calls under /v1 at /v1/openapi.json, and a page to read it at /v1/docs. */
export async function describeV1(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    decorator: 'v1Document',
    openapi: {
      ...aboutUs,
      info: infoOf('Credenza for integrators', '1', description),
      components: { securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } } },
    },
    transform,
    transformObject: (document) => finishDocument(toDocument(document)),
  } as FastifyDynamicSwaggerOptions)
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: ['anyone'] }
      route.schema = { ...route.schema, hide: true }
    })
    await scope.register(swaggerUi, {
      ...readablePage('/v1/docs', 'API for integrators · Credenza'),
      // By default the page would show the document of the whole server.
      transformSpecification: () => app.v1Document(),
      transformSpecificationClone: false,
    })
    scope.get('/v1/openapi.json', () => app.v1Document())
  })
}
