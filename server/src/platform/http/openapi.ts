import { version } from '@credenza/schema/version'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { aboutUs, finishDocument, infoOf } from './describe/document.ts'
import { describeOperation } from './describe/operation.ts'
import { readablePage } from './describe/readable-page.ts'

const description =
  'Issue, review, record and verify certificates. Send the session token as `Authorization: Bearer …`; the calls under ' +
  '/vc-api and /scim/v2 take an API key instead. Creating calls take an `Idempotency-Key`. Failures answer ' +
  '`{success: false, message, error, key, parameters, fields?, fieldErrors?}`.'

/** OpenAPI 3.1 at /openapi.json, generated from the routes' own schemas, and a readable page of it at /docs. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      ...aboutUs,
      info: infoOf('Credenza', version, description),
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'The token that signing in answers.' },
          apiKey: {
            type: 'http',
            scheme: 'bearer',
            description: 'An API key, `crd_…`, with the scope `vc-api` or `scim`.',
          },
        },
      },
    },
    transform: (document) =>
      // Integrators' calls have their own page.
      document.url.startsWith('/v1')
        ? { schema: { ...document.schema, hide: true }, url: document.url }
        : describeOperation(
            jsonSchemaTransform(document),
            document.route,
            document.url.startsWith('/api/') ? 1 : 0,
          ),
    transformObject: (document) => finishDocument(jsonSchemaTransformObject(document)),
  })
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: ['anyone'] }
    })
    await scope.register(swaggerUi, readablePage('/docs', 'API · Credenza'))
  })
  app.get('/openapi.json', { config: { access: ['anyone'] }, schema: { hide: true } }, () => app.swagger())
}
