import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify'
import { pino } from 'pino'
import type { Context } from '../../src/context.ts'
import { type LiveStreams, openLiveStreams } from '../../src/doors/live/live-streams.ts'
import { openContext } from '../../src/open-context.ts'
import { runSigner } from '../../src/platform/chain/signer/run-signer.ts'
import { awaitPreparedCommits } from '../../src/platform/db/prepared-commits.ts'
import { createTestDatabase } from '../../src/platform/db/testing.ts'
import { listenOn } from '../../src/platform/db/wake.ts'
import { logSerializers } from '../../src/platform/fault-of.ts'
import { type App, buildApp } from '../../src/platform/http/app.ts'
import { keepNothing } from '../../src/platform/kept-answers.ts'
import { openRenderers } from '../../src/platform/rendering/open-renderers.ts'
import { allSteps } from '../../src/platform/steps.ts'
import { runAnchoring } from '../../src/proof/log/run-anchoring.ts'
import { workQueues } from '../../src/queues.ts'
import { allRoutes } from '../../src/routes.ts'
import { readConfig } from '../../src/settings/config.ts'
import { openJudging } from '../../src/verifying/foreign/judging/open-judging.ts'
import { auditState } from '../audit-state.ts'

export const publicUrl = 'https://credenza.example'

/** The whole server over a separate database, without a socket: real Postgres, real chain, real jobs. */
export interface TestWorld {
  ctx: Context
  app: App
  streams: LiveStreams
  /** Every line the server logged, at every level. */
  logLines: string[]
  /** The TXT records of the DNS, by name. */
  dns: Map<string, string[]>
  /** Advances the server's clock. The chain's clock stays the world's. */
  advance(ms: number): void
  /** One request; each comes from a different address, so that rate limits do not add up across tests. */
  send(request: InjectOptions): Promise<Response>
  /** Runs the chain signer, the sequencer and the jobs until `stopRoles` or `close`. */
  startRoles(): Promise<void>
  /** Ends signer and sequencer for good; the jobs continue. */
  stopRoles(): Promise<void>
  /**
   * Says that the test writes to tables directly, or tampers with them: then the end does not look for unrecorded
   * changes.
   */
  tamper(): void
  /** Checks `condition` again after every audit entry until it returns something. */
  until<Found>(condition: () => Promise<Found | undefined | false>): Promise<Found>
  /**
   * Ends the world. Throws when its tables differ from what the trails recorded, because an entry was forgotten then.
   */
  close(): Promise<void>
  /** Like `close`, but keeps the database so that other worlds can be copies of it. Returns its name. */
  freeze(): Promise<string>
}

/** The worlds of a worker share the processes that draw and judge: starting them takes a second of CPU time. */
const renderers = openRenderers()
const judging = openJudging()

/**
 * `demo`: admins need no second factor. `callsPrivate`: providers and webhooks may be on this machine. `settings`: environment
 * variables. `template`: the database that it begins as a copy of.
 */
export async function openTestWorld({
  demo = true,
  callsPrivate = false,
  settings: more = {} as Record<string, string>,
  template = undefined as string | undefined,
} = {}): Promise<TestWorld> {
  const database = await createTestDatabase({ template })
  const folder = await mkdtemp(join(tmpdir(), 'credenza-world-'))
  const logLines: string[] = []
  const logger = pino(
    { level: 'trace', serializers: logSerializers },
    { write: (line: string) => void logLines.push(line) },
  )
  const settings = readConfig({
    DATABASE_URL: database.url,
    ...(database.directUrl !== database.url && { DATABASE_DIRECT_URL: database.directUrl }),
    DATA_DIR: folder,
    PUBLIC_URL: publicUrl,
    BACKUP_ELSEWHERE: 'true',
    // Otherwise each queue soon has a connection of its own, whose plans Postgres makes once more.
    DATABASE_JOBS_POOL_SIZE: '4',
    ANCHOR_INTERVAL_SECONDS: '0',
    DEMO: String(demo),
    ALLOW_PRIVATE_ADDRESSES: String(callsPrivate),
    ...more,
  })
  const opened = await openContext({ ...settings, webFolder: join(folder, 'no-web') }, logger)
  let aheadMs = 0
  const dns = new Map<string, string[]>()
  const ctx: Context = {
    ...opened.ctx,
    clock: () => new Date(Date.now() + aheadMs),
    kept: keepNothing,
    renderers,
    judging,
    textRecords: async (name) => dns.get(name) ?? [],
  }
  const streams = openLiveStreams(ctx)
  const app = await buildApp(ctx, (app) => allRoutes(app, ctx, streams), { logger })
  await app.ready()
  const stop = new AbortController()
  const roles: Promise<void>[] = []
  let callers = 0
  let isTampered = false
  const stopRoles = async () => {
    stop.abort()
    await Promise.all(roles)
  }
  const end = async <Kept>(keep: () => Promise<Kept>): Promise<Kept> => {
    await streams.close()
    await app.close()
    await stopRoles()
    const broken = isTampered ? [] : await findBroken(ctx)
    await opened.close()
    const kept = await keep()
    await rm(folder, { recursive: true, force: true })
    // Last, so that a finding leaves nothing behind.
    if (broken.length > 0)
      throw new Error(
        `The audit finds what no entry recorded:\n${broken.map(({ part, text }) => `${part}: ${text}`).join('\n')}`,
      )
    return kept
  }

  return {
    ctx,
    app,
    streams,
    logLines,
    dns,
    advance: (ms) => {
      aheadMs += ms
    },
    send: (request) => app.inject({ remoteAddress: addressOf(++callers), ...request }),
    tamper: () => {
      isTampered = true
    },
    startRoles: async () => {
      roles.push(runSigner(ctx.database, ctx.chain, { signal: stop.signal }), runAnchoring(ctx, stop.signal))
      await workQueues(ctx)
    },
    until: async (condition) => {
      const waker = listenOn(database.directUrl, ['audit'])
      try {
        for (;;) {
          const found = await condition()
          if (found) return found
          if (stop.signal.aborted) throw new Error('The world ended before this came true.')
          await waker.wait(500, stop.signal)
        }
      } finally {
        await waker.close()
      }
    },
    stopRoles,
    close: () => end(database.drop),
    freeze: () => end(database.freeze),
  }
}

const addressOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

/** What the audit finds; in a cluster, only what it still finds once all nodes have completed their commits, as the product's own. */
async function findBroken(ctx: Context) {
  const look = async () => (await auditState(ctx)).filter(({ ok }) => !ok)
  const found = await look()
  return found.length > 0 && (await allSteps(awaitPreparedCommits(ctx.db))) ? look() : found
}
