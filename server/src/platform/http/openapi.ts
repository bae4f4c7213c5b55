import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

export const docsContentSecurityPolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; " +
  "base-uri 'none'; frame-ancestors 'none'"

/** OpenAPI 3.1 at /openapi.json, made from the routes' own schemas, and a readable page of it at /docs. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Credenza',
        version: '0.1.0',
        description:
          'Issue, review, record and verify certificates. Send the session token as `Authorization: Bearer …`. ' +
          'Creating calls take an `Idempotency-Key`. Failures answer `{success: false, message, error, fields?}`.',
      },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (document) =>
      // The integrators' calls have a page of their own.
      document.url.startsWith('/v1')
        ? { schema: { ...document.schema, hide: true }, url: document.url }
        : jsonSchemaTransform(document),
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: ['anyone'] }
    })
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      uiConfig: { docExpansion: 'list' },
      staticCSP: docsContentSecurityPolicy,
    })
  })
  app.get('/openapi.json', { config: { access: ['anyone'] }, schema: { hide: true } }, () => app.swagger())
}
