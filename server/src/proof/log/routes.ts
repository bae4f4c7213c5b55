import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../platform/http/app.ts'
import { readLagging } from '../../platform/http/read-lagging.ts'
import { sendPublic } from '../../platform/http/send-public.ts'
import { served } from '../../platform/http/served.ts'
import { logNames } from './log-identity.ts'
import { type AnchorAnswer, readAnchor } from './read-anchor.ts'
import { serveCheckpoint, serveTile } from './serve-log.ts'

const anyone = { access: ['anyone'] as const }
const logParams = z.object({ log: z.enum(logNames) })

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
      return sendPublic(request, reply, note, served.checkpoint)
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
          'The number under which the registry recorded the checkpoint of this size: a hint, to check there. Once that is ' +
          'final, `recorded` is what it holds, signed with the key of the log.',
      },
    },
    async (request, reply) => {
      const { size } = request.params
      const anchor = await ctx.kept.get('anchors', String(size), () => readAnchor(ctx, size), isSigned)
      return sendPublic(
        request,
        reply,
        JSON.stringify(anchor),
        isSigned(anchor) ? served.finalAnchor : served.openAnchor,
      )
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
      return sendPublic(request, reply, bytes, served.tile)
    },
  )
}

const isSigned = ({ recorded }: AnchorAnswer): boolean => recorded !== undefined
