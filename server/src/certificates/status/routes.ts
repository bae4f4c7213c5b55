import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import { sendPublic } from '../../platform/http/send-public.ts'
import { served } from '../../platform/http/served.ts'
import { publishStatusList } from './publish-list.ts'
import { publishTokenList } from './publish-token-list.ts'
import { readStanding } from './read-standing.ts'

const anyone = { access: ['anyone'] as const }
const organisationId = z.object({ id: z.string().max(60) })
const listParams = organisationId.extend({ list: z.coerce.number().int().min(1).max(1_000_000) })

/** What verifiers read of an organisation's certificates as a whole. Public and CORS-open. */
export function statusRoutes(app: App, ctx: Context): void {
  app.get(
    '/issuers/:id/status/revocation/:list',
    {
      config: anyone,
      schema: {
        summary: 'Read a status list',
        produces: ['application/vc+ld+json'],
        description:
          'A Bitstring Status List credential: fetched whole, so that nobody learns which bit is asked for.',
        params: listParams,
      },
    },
    async (request, reply) => {
      const { id, list } = request.params
      const credential = await ctx.kept.get(id, `list ${list}`, () => publishStatusList(ctx, id, list))
      return sendPublic(request, reply, credential, served.statusList)
    },
  )

  app.get(
    '/issuers/:id/status/token/:list',
    {
      config: anyone,
      schema: {
        summary: 'Read a status list for wallets',
        produces: ['application/statuslist+jwt'],
        description: 'A Status List Token: what the status list of the same number says, and suspensions.',
        params: listParams,
      },
    },
    async (request, reply) => {
      const { id, list } = request.params
      const token = await ctx.kept.get(id, `tokens ${list}`, () => publishTokenList(ctx, id, list))
      return sendPublic(request, reply, token, served.tokenList)
    },
  )

  app.get(
    '/issuers/:id/standing',
    {
      config: anyone,
      schema: {
        summary: "Read an organisation's signed standing",
        produces: ['application/json'],
        description:
          'DID document, approval and suspended certificates, signed by the deployment for a day: a copy proves itself.',
        params: organisationId,
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const standing = await ctx.kept.get(id, 'standing', () => readStanding(ctx, id))
      return sendPublic(request, reply, standing, served.record)
    },
  )
}
