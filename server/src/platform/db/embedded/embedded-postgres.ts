import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { faultOf } from '../../fault-of.ts'
import { runEvery } from '../../run-every.ts'
import type { Log } from '../log.ts'
import { findBinaries } from './binaries.ts'
import { bringHome } from './bring-home.ts'
import { guardDisk } from './disk-guard.ts'
import { clearDeadDrafts } from './draft.ts'
import { findHome, type Home, homeIn } from './home.ts'
import { claimForThisHost } from './host-mark.ts'
import { ensureCluster, superuser } from './init.ts'
import { ensurePassword } from './password.ts'
import { recordedPid } from './postmaster.ts'
import { freeBytes, requireDiskSpace } from './require-disk-space.ts'
import { ensureSocketFolder } from './socket.ts'
import { adoptOrStart, type Launch } from './start.ts'
import { stopUnlessShared } from './stop.ts'

/**
 * Our running Postgres. `url` stays the same across restarts. `pid` returns the postmaster's current process id. Call `stop` at
 * the very end: it stops the server unless another process is connected to it.
 */
export type EmbeddedPostgres = {
  url: string
  pid(): Promise<number | undefined>
  stop(): Promise<void>
}

/**
 * Starts, or adopts, the Postgres server in `dataFolder` (created if absent) and restarts it whenever it dies. `durable: false`
 * trades safety against power loss for speed (tests). Rejects with a message that says what to do if it cannot run.
 * `signal` cancels a start that has not ended yet.
 */
export async function startEmbeddedPostgres(input: {
  dataFolder: string
  log: Log
  durable?: boolean
  signal?: AbortSignal | undefined
}): Promise<EmbeddedPostgres> {
  const { log, durable = true, signal } = input
  const { folder } = await findHome(input.dataFolder)
  await requireDiskSpace(folder)
  await clearDeadDrafts(folder)
  await bringHome(folder, shutDownIn)
  const launch = await prepare(homeIn(folder), { durable, signal })
  const { home, url } = launch
  const guard = keepRunning(launch, await adoptOrStart({ ...launch, signal }), log)
  const look = guardDisk(
    () => freeBytes(home.cluster),
    async (statement) => (await guard.client())?.query(statement),
    (isOpen) =>
      isOpen
        ? log.info({}, 'There is room on the disk again: the database takes writes')
        : log.error({}, 'The disk is nearly full: the database takes no writes until there is room'),
  )
  await look()
  const ended = new AbortController()
  const looking = runEvery(
    lookEveryMs,
    { log, signal: ended.signal, text: 'The room on the disk cannot be seen' },
    look,
  )
  return {
    url,
    pid: () => recordedPid(home),
    stop: async () => {
      ended.abort()
      await looking
      const ours = await guard.release()
      if (ours) await stopUnlessShared(home, ours)
    },
  }
}

const lookEveryMs = 1_000

async function prepare(
  home: Home,
  { durable = true, signal }: { durable?: boolean; signal?: AbortSignal | undefined } = {},
): Promise<Launch> {
  await claimForThisHost(home)
  const binaries = await findBinaries(home)
  const password = await ensurePassword(home)
  await ensureCluster(home, binaries, { password, durable, signal })
  const socketFolder = await ensureSocketFolder(home)
  const url = `postgres://${superuser}:${password}@/postgres?host=${encodeURIComponent(socketFolder)}`
  return { home, binaries, socketFolder, url, durable }
}

/** Shuts down the server in `folder`; if it crashed, starts it first. Rejects if others are connected to it. */
async function shutDownIn(folder: string): Promise<void> {
  const launch = await prepare(homeIn(folder))
  await stopUnlessShared(launch.home, await adoptOrStart(launch))
  if (await recordedPid(launch.home))
    throw new Error(`Another process uses the database of DATA_DIR in ${folder}: stop it, and start again.`)
}

/**
 * Keeps one idle connection. When it ends, Postgres has died, and we start it again, even if another process started it before.
 * `release` ends the guard and returns its connection, unless the server is down at that moment.
 */
function keepRunning(
  launch: Launch,
  first: pg.Client,
  log: Log,
): { client(): Promise<pg.Client | undefined>; release(): Promise<pg.Client | undefined> } {
  let released = false
  const watch = (client: pg.Client): pg.Client => {
    client.once('end', () => {
      if (!released) current = bringUpAgain()
    })
    return client
  }
  const bringUpAgain = async (): Promise<pg.Client | undefined> => {
    log.warn({}, 'The embedded Postgres went away; starting it again')
    while (!released) {
      try {
        const client = watch(await adoptOrStart(launch))
        log.info({}, 'The embedded Postgres is back')
        return client
      } catch (error) {
        log.error({ fault: faultOf(error) }, 'The embedded Postgres does not come back; trying again')
        await pause(1_000)
      }
    }
    return undefined
  }
  let current: Promise<pg.Client | undefined> = Promise.resolve(watch(first))
  const release = async () => {
    released = true
    return await current
  }
  return { client: () => current, release }
}
