import type { FastifyBaseLogger } from 'fastify'
import { linkPreview } from './certificates/certificate/link-preview.ts'
import { runReminding } from './certificates/delivery/remind-of-expiry.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { issuerPreview } from './doors/issuer-page/issuer-preview.ts'
import { openLiveStreams } from './doors/live/live-streams.ts'
import { runWebhooks } from './doors/webhook/run-webhooks.ts'
import { runErasing } from './holders/erasure/run-erasing.ts'
import { openContext } from './open-context.ts'
import { runHistoryLook } from './operating/history/run-look.ts'
import { runSigner } from './platform/chain/signer/run-signer.ts'
import { shutDown } from './platform/db/shutdown.ts'
import { type App, buildApp } from './platform/http/app.ts'
import { requireWayOut } from './platform/mail/require-way-out.ts'
import { runAnchoring } from './proof/log/run-anchoring.ts'
import { runWitnessing } from './proof/witness/run-witnessing.ts'
import { workQueues } from './queues.ts'
import { allRoutes } from './routes.ts'
import { runPurging } from './run-purging.ts'

export interface Server {
  ctx: Context
  /** The port it listens on. */
  port: number
  close(): Promise<void>
}

/** The whole server: ports, jobs, the two leased roles, HTTP. */
export async function startServer(config: Config, logger: FastifyBaseLogger): Promise<Server> {
  requireWayOut(config)
  const { ctx, close: closeContext } = await openContext(config, logger)
  const stop = new AbortController()
  const roles = [
    runSigner(ctx.database, ctx.chain, { signal: stop.signal }),
    runAnchoring(ctx, stop.signal),
    runPurging(ctx, stop.signal),
    runHistoryLook(ctx, stop.signal),
    runReminding(ctx, stop.signal),
    runErasing(ctx, stop.signal),
    runWebhooks(ctx, stop.signal),
    runWitnessing(ctx, stop.signal),
  ]
  await workQueues(ctx)

  const streams = openLiveStreams(ctx)
  const app = await buildApp(
    ctx,
    (app) => allRoutes(app, ctx, streams),
    logger,
    async (path, language) => (await linkPreview(ctx, path, language)) ?? issuerPreview(ctx, path, language),
  )
  await app.listen({ port: config.port, host: config.host })
  const address = app.server.address()

  const close = () =>
    shutDown(
      [
        { name: 'event streams', stop: streams.close },
        { name: 'HTTP', stop: () => closeHttp(app) },
        {
          name: 'roles',
          stop: () => {
            stop.abort()
            return Promise.all(roles)
          },
        },
        { name: 'ports', stop: closeContext },
      ],
      logger,
    )
  return { ctx, port: typeof address === 'object' && address ? address.port : config.port, close }
}

/** Requests in flight are answered; idle connections are not waited for. */
async function closeHttp(app: App): Promise<void> {
  const impatient = setInterval(() => app.server.closeIdleConnections(), 50)
  await app.close()
  clearInterval(impatient)
}
