import { z } from 'zod'
import type { Context } from '../../context.ts'
import { answerRpc } from '../chain/rpc/answer-rpc.ts'
import { gatewayResponse } from '../documents/gateway-response.ts'
import type { App } from './app.ts'
import { perMinute } from './limits/per-minute.ts'

const open = { access: ['anyone'] as const }

/** What verifiers elsewhere read: the chain's JSON-RPC and the document store's gateway. Public, CORS-open. */
export function platformRoutes(app: App, ctx: Context): void {
  app.post(
    '/chain/rpc',
    {
      config: { ...open, ...perMinute(600) },
      schema: {
        summary: 'Ask the chain',
        produces: ['application/json'],
        description: 'Read-only JSON-RPC of the chain that records the checkpoints.',
        body: z.unknown(),
      },
    },
    async (request, reply) => {
      reply.header('access-control-allow-origin', '*').type('application/json')
      return JSON.stringify(await answerRpc(ctx.chain, request.body))
    },
  )

  // A browser on another origin sends a preflight request, because of the JSON body.
  app.options('/chain/rpc', { config: open, schema: { hide: true } }, (_request, reply) =>
    reply
      .headers({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '86400',
      })
      .code(204)
      .send(),
  )

  app.get(
    '/ipfs/:cid',
    {
      config: open,
      schema: {
        summary: 'Read a sealed document',
        produces: ['application/vnd.ipld.raw', 'application/vnd.ipld.car'],
        description: 'IPFS trustless gateway: a sealed document as raw block or CAR.',
        params: z.object({ cid: z.string().max(200) }),
        querystring: z.object({ format: z.string().max(20).optional() }),
      },
    },
    async (request, reply) => {
      const { status, headers, body } = await gatewayResponse(ctx.blocks, {
        method: request.method === 'HEAD' ? 'HEAD' : 'GET',
        cid: request.params.cid,
        format: request.query.format,
        accept: request.headers.accept,
        ifNoneMatch: request.headers['if-none-match'],
      })
      return reply
        .code(status)
        .headers(headers)
        .send(body && Buffer.from(body))
    },
  )
}
