import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import { sendPublic } from '../../platform/http/send-public.ts'
import { served } from '../../platform/http/served.ts'
import { jwtIssuerMetadata, organisationDidDocument, organisationRecord } from './public-record.ts'

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
      const { id } = request.params
      const document = await ctx.kept.get(id, 'did', () => organisationDidDocument(ctx, id))
      return sendPublic(request, reply, JSON.stringify(document), served.didDocument)
    },
  )

  app.get(
    '/.well-known/jwt-vc-issuer/issuers/:id',
    {
      config: { access: ['anyone'] },
      schema: {
        summary: "Read an organisation's keys for wallets",
        produces: ['application/json'],
        params: organisationId,
        description:
          'JWT VC Issuer Metadata: the keys with which it signs SD-JWT VCs and Status List Tokens.',
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const metadata = await ctx.kept.get(id, 'jwt-vc-issuer', () => jwtIssuerMetadata(ctx, id))
      return sendPublic(request, reply, JSON.stringify(metadata), served.walletMetadata)
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
      const { id } = request.params
      const record = await ctx.kept.get(id, 'record', () => organisationRecord(ctx, id))
      return sendPublic(request, reply, JSON.stringify(record), served.record)
    },
  )
}
