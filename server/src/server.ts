import type { FastifyBaseLogger } from 'fastify'
import { runSendCode, sendCode } from './account/recovery/send-code.job.ts'
import { runAnchoring } from './anchor/run-anchoring.ts'
import { runBatch, runBatches } from './batch/run-batch.job.ts'
import { deleteBlocks, runDeleteBlocks } from './certificate/erase-documents.ts'
import { linkPreview } from './certificate/link-preview.ts'
import { runStoreDocuments, storeDocuments } from './certificate/store-documents.job.ts'
import { runCheck, runChecks } from './check/run-check.job.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { runSupersedeCorrected, supersedeCorrected } from './correction/supersede-corrected.job.ts'
import { planDeliveries, runPlanDeliveries } from './delivery/plan-deliveries.job.ts'
import { runReminding } from './delivery/remind-of-expiry.ts'
import { runSendDelivery, sendDelivery } from './delivery/send-delivery.job.ts'
import { erasePersons, runErasePerson } from './erasure/erase-person.job.ts'
import { runErasing } from './erasure/run-erasing.ts'
import { openLiveStreams } from './event/live-streams.ts'
import { runHistoryLook } from './history/run-look.ts'
import { openContext } from './open-context.ts'
import { runTellHoldersOfTheft, tellHoldersOfTheft } from './organisation/key/tell-holders.job.ts'
import { runSigner } from './platform/chain/signer/run-signer.ts'
import { shutDown } from './platform/db/shutdown.ts'
import { type App, buildApp } from './platform/http/app.ts'
import { requireWayOut } from './platform/mail/require-way-out.ts'
import { runSendMail, sendMail } from './platform/mail/send-mail.job.ts'
import { allRoutes } from './routes.ts'
import { runPurging } from './run-purging.ts'
import { importStudents, runImportStudents } from './student/import/import-students.job.ts'
import { reviewSheets, runReviewSheet } from './student/import/review-sheet.job.ts'
import { runWebhooks } from './webhook/run-webhooks.ts'
import { runWitnessing } from './witness/run-witnessing.ts'

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
  await workJobs(ctx)

  const streams = openLiveStreams(ctx)
  const app = await buildApp(
    ctx,
    (app) => allRoutes(app, ctx, streams),
    logger,
    (path, language) => linkPreview(ctx, path, language),
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

/** Every queue gets its handler in this process. */
export async function workJobs(ctx: Context): Promise<void> {
  const { jobs } = ctx
  await jobs.workOutside(runBatches, ({ data, signal }) => runBatch(ctx, data, signal))
  await jobs.workOutside(runChecks, ({ data, signal }) => runCheck(ctx, data, signal))
  await jobs.workOutside(storeDocuments, ({ data }) => runStoreDocuments(ctx, data))
  await jobs.workOutside(deleteBlocks, ({ data }) => runDeleteBlocks(ctx, data))
  await jobs.workOutside(supersedeCorrected, ({ data }) => runSupersedeCorrected(ctx, data))
  await jobs.work(planDeliveries, (tx, { data }) => runPlanDeliveries(ctx, tx, data))
  await jobs.workOutside(sendDelivery, ({ data }) => runSendDelivery(ctx, data))
  await jobs.workOutside(sendMail, ({ data }) => runSendMail(ctx, data))
  await jobs.workOutside(tellHoldersOfTheft, ({ data, signal }) => runTellHoldersOfTheft(ctx, data, signal))
  await jobs.work(sendCode, (tx, { data }) => runSendCode(ctx, tx, data))
  await jobs.work(erasePersons, (tx, { data }) => runErasePerson(ctx, tx, data))
  await jobs.workOutside(reviewSheets, ({ data, signal }) => runReviewSheet(ctx, data, signal))
  await jobs.workOutside(importStudents, ({ data, signal }) => runImportStudents(ctx, data, signal))
}

/** Requests in flight are answered; connections that only idle are not waited for. */
async function closeHttp(app: App): Promise<void> {
  const impatient = setInterval(() => app.server.closeIdleConnections(), 50)
  await app.close()
  clearInterval(impatient)
}
