import { z } from 'zod'
import type { Context } from '../../context.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/app.ts'
import { readLagging } from '../../platform/http/read-lagging.ts'
import { firstAnchors } from './anchored.ts'
import { serveCheckpoint, serveTile } from './serve-log.ts'

const anyone = { access: ['anyone'] as const }
const openToAll = { 'access-control-allow-origin': '*' }
const logParams = z.object({ log: z.enum(['certificates', 'statements']) })

/** The deployment's logs, in the layout of C2SP tlog-tiles. Public and CORS-open. */
export function logRoutes(app: App, ctx: Context): void {
  app.get(
    '/log/:log/checkpoint',
    {
      config: anyone,
      schema: {
        summary: 'Read the newest checkpoint of a log',
        produces: ['text/plain'],
        params: logParams,
        description: 'The newest signed checkpoint (C2SP tlog-checkpoint).',
      },
    },
    async (request, reply) => {
      const note = await serveCheckpoint(ctx, request.params.log)
      return reply
        .headers({ ...openToAll, 'cache-control': 'public, max-age=2' })
        .type('text/plain; charset=utf-8')
        .send(note)
    },
  )

  app.get(
    '/log/certificates/anchor/:size',
    {
      config: anyone,
      schema: {
        summary: 'Find the chain record of a checkpoint',
        produces: ['application/json'],
        params: z.object({ size: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
        description:
          'Under which number the registry recorded the checkpoint of this size: a hint, to be checked there.',
      },
    },
    async (request, reply) => {
      const [anchor] = (await firstAnchors(ctx.db, [BigInt(request.params.size) - 1n])).values()
      if (!anchor || anchor.certificatesSize !== BigInt(request.params.size))
        throw refusal('not_found.checkpoint')
      return reply.headers(openToAll).send({ number: Number(anchor.number), final: anchor.final })
    },
  )

  app.get(
    '/log/:log/*',
    {
      config: anyone,
      schema: {
        summary: 'Read a tile of a log',
        produces: ['application/octet-stream'],
        params: logParams.extend({ '*': z.string().max(200) }),
        description: 'tile/<level>/<n>[.p/<w>] and tile/entries/<n>[.p/<w>] (C2SP tlog-tiles).',
      },
    },
    async (request, reply) => {
      const { log, '*': tile } = request.params
      const bytes = await readLagging(ctx, (ctx) => serveTile(ctx, log, tile))
      return reply
        .headers({ ...openToAll, 'cache-control': 'public, max-age=31536000, immutable' })
        .type('application/octet-stream')
        .send(Buffer.from(bytes))
    },
  )
}
