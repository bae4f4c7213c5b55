import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationDidDocument, organisationRecord } from './public-record.ts'

/** For other people's verifiers: open to every origin, and cacheable for a minute. */
const publicHeaders = {
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=60',
  'content-type': 'application/json; charset=utf-8',
}

const organisationId = z.object({ id: z.string().max(60) })

/** What external verifiers ask about organisations. */
export function organisationPublicRoutes(app: App, ctx: Context): void {
  app.get(
    '/issuers/:id/did.json',
    {
      config: { access: ['anyone'] },
      schema: {
        summary: "Read an organisation's DID document",
        produces: ['application/did+json'],
        params: organisationId,
        description: 'The DID document (did:web).',
      },
    },
    async (request, reply) => {
      const document = await organisationDidDocument(ctx, request.params.id)
      return reply.headers(publicHeaders).type('application/did+json').send(JSON.stringify(document))
    },
  )

  app.get(
    '/issuers/:id/record',
    {
      config: { access: ['anyone'] },
      schema: {
        summary: "Read an organisation's approval",
        produces: ['application/json'],
        params: organisationId,
        description: 'Approval of an organisation.',
      },
    },
    async (request, reply) => {
      const record = await organisationRecord(ctx, request.params.id)
      return reply.headers(publicHeaders).send(JSON.stringify(record))
    },
  )
}
