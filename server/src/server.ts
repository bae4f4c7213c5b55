import type { FastifyBaseLogger } from 'fastify'
import { collectDefaultMetrics } from 'prom-client'
import { linkPreview } from './certificates/certificate/link-preview.ts'
import { runExpiryReminders } from './certificates/delivery/remind-of-expiry.ts'
import type { Context } from './context.ts'
import { backFills } from './database/back-fills.ts'
import { issuerPreview } from './doors/issuer-page/issuer-preview.ts'
import { openLiveStreams } from './doors/live/live-streams.ts'
import { runPublishing } from './doors/publication/run-publishing.ts'
import { runSecurityEvents } from './doors/security-event/run-security-events.ts'
import { runWebhooks } from './doors/webhook/run-webhooks.ts'
import { runErasing } from './holders/erasure/run-erasing.ts'
import { openContext } from './open-context.ts'
import { runBackups } from './operating/backup/run-backups.ts'
import { runHistoryChecks } from './operating/history/run-history-checks.ts'
import { runReturnedMailReading } from './operating/returned-mail/run-returned-mail-reading.ts'
import { runSamlMetadataRefresh } from './people/single-sign-on/saml/refresh-metadata.ts'
import { runBackFills } from './platform/back-fill/run-back-fills.ts'
import { runSigner } from './platform/chain/signer/run-signer.ts'
import type { OpenDatabase } from './platform/db/database.ts'
import { runIndexRebuilding } from './platform/db/indexes/run-index-rebuilding.ts'
import { type ShutdownStep, shutDown } from './platform/db/shutdown.ts'
import { type App, buildApp } from './platform/http/app.ts'
import { drain } from './platform/http/life.ts'
import type { ProcessRole } from './platform/presence/process-roles.ts'
import { cannotListen } from './platform/start/require-port.ts'
import { runAnchoring } from './proof/log/run-anchoring.ts'
import { runWitnessing } from './proof/witness/run-witnessing.ts'
import { workQueues } from './queues.ts'
import { runInvoicing } from './review/invoice/run-invoicing.ts'
import { allRoutes, probeRoutes } from './routes.ts'
import { runPurging } from './run-purging.ts'
import type { Config } from './settings/config.ts'

export interface Server {
  ctx: Context
  /** The port it listens on. */
  port: number
  close(): Promise<void>
}

/**
 * The server in the roles that `config` names: ports, jobs, leased roles, HTTP. When something cannot be started, or `signal`
 * aborts, whatever was started before is stopped again, and so is `database`, which is opened unless it is given.
 */
export async function startServer(
  config: Config,
  logger: FastifyBaseLogger,
  signal?: AbortSignal,
  database?: OpenDatabase,
): Promise<Server> {
  const { ctx, close: closeContext } = await openContext(config, logger, signal, database)
  // Each is stopped before what was started earlier.
  const steps: ShutdownStep[] = [{ name: 'ports', stop: closeContext }]
  try {
    steps.unshift({ name: 'roles', stop: startRoles(ctx) })
    if (config.roles.has('jobs')) await workQueues(ctx)
    const streams = config.roles.has('http') ? openLiveStreams(ctx) : undefined
    if (streams) steps.unshift({ name: 'event streams', stop: streams.close })
    const app = await buildApp(
      ctx,
      (app) => (streams ? allRoutes(app, ctx, streams) : probeRoutes(app, ctx)),
      {
        logger,
        previewOf: async (path, language) =>
          (await linkPreview(ctx, path, language)) ?? issuerPreview(ctx, path, language),
      },
    )
    collectDefaultMetrics({ register: app.metrics })
    // Streams end before HTTP waits for its connections.
    steps.splice(streams ? 1 : 0, 0, { name: 'HTTP', stop: () => closeHttp(app) })
    signal?.throwIfAborted()
    await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
      throw cannotListen(error, config)
    })
    const address = app.server.address()
    const close = async () => {
      await drain(app, config.drainMs)
      await shutDown(steps, logger)
    }
    return { ctx, port: typeof address === 'object' && address ? address.port : config.port, close }
  } catch (error) {
    await shutDown(steps, logger)
    throw error
  }
}

/** What runs beside requests and queued jobs, by the role of the process that runs it. */
const roleLoops: Record<
  Exclude<ProcessRole, 'http'>,
  (ctx: Context, signal: AbortSignal) => Promise<void>[]
> = {
  jobs: (ctx, signal) => [
    runPurging(ctx, signal),
    runHistoryChecks(ctx, signal),
    runExpiryReminders(ctx, signal),
    runErasing(ctx, signal),
    runInvoicing(ctx, signal),
    runSamlMetadataRefresh(ctx, signal),
    runWebhooks(ctx, signal),
    runSecurityEvents(ctx, signal),
    runPublishing(ctx, signal),
    runBackups(ctx, signal),
    runReturnedMailReading(ctx, signal),
    runBackFills(ctx, backFills, signal),
    runIndexRebuilding(ctx, signal),
  ],
  sequencer: (ctx, signal) => [runAnchoring(ctx, signal), runWitnessing(ctx, signal)],
  signer: (ctx, signal) => [runSigner(ctx.database, ctx.chain, { signal })],
}

/** Starts the loops of this process's roles; the result stops them. Queued jobs stop with the context. */
function startRoles(ctx: Context): () => Promise<unknown> {
  const stop = new AbortController()
  const { roles } = ctx.config
  const loops = (['jobs', 'sequencer', 'signer'] as const)
    .filter((role) => roles.has(role))
    .flatMap((role) => roleLoops[role](ctx, stop.signal))
  return () => {
    stop.abort()
    return Promise.all(loops)
  }
}

/** Requests in flight are answered; idle connections are not waited for. */
async function closeHttp(app: App): Promise<void> {
  app.life.phase = 'closing'
  const impatient = setInterval(() => app.server.closeIdleConnections(), 50)
  await app.close()
  clearInterval(impatient)
}
