import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import { listBases, newestMoment } from '../../platform/backup/base/manifest.ts'
import { withSession } from '../../platform/backup/cluster.ts'
import { newestDrills } from '../../platform/backup/drills.ts'
import { FolderUnusable } from '../../platform/backup/store/folder-store.ts'
import type { SealedStore } from '../../platform/backup/store/sealed-store.ts'
import { keepStoredUntil } from '../../platform/backup/stored-until.ts'
import { openWalKeeper, releaseWal } from '../../platform/backup/wal/keep-wal.ts'
import { WalGap } from '../../platform/backup/wal/ship-wal.ts'
import { holdRole } from '../../platform/db/lease.ts'
import { faultOf } from '../../platform/fault-of.ts'
import { backUp } from './back-up.ts'
import { embeddedCluster } from './embedded-cluster.ts'
import { startDrill } from './start-drill.ts'

/** How often the log is stored. If the machine crashes, at most what was committed in this time is lost. */
const storeEveryMs = 1_000
const noteEveryMs = 15_000
const lookEveryMs = 60_000
const afterFailureMs = 60_000

/**
 * Backs up the embedded database, in one process at a time (role 'backup'): stores its log continuously, and makes full copies
 * and drills when they are due. Does nothing for an external database. Ends when `signal` aborts.
 */
export async function runBackups(ctx: Context, signal: AbortSignal): Promise<void> {
  if (ctx.config.databaseUrl) return
  if (!ctx.backups.isSet) return await letGo(ctx)
  await holdRole(ctx.database, 'backup', ({ signal }) => keepBackups(ctx, signal), { signal })
}

/** Releases the log that an earlier start reserved. If that fails, the next start tries again. */
async function letGo(ctx: Context): Promise<void> {
  await withSession(await embeddedCluster(ctx), releaseWal).catch((error: unknown) =>
    ctx.log.warn({ fault: faultOf(error) }, 'The database still keeps its log for a backup'),
  )
}

async function keepBackups(ctx: Context, signal: AbortSignal): Promise<void> {
  try {
    const store = await ctx.backups.open()
    await Promise.all([keepLog(ctx, store, signal), keepSchedule(ctx, store, signal)])
  } catch (error) {
    if (error instanceof FolderUnusable)
      ctx.log.error({ reason: error.message }, 'Nothing is being backed up')
    // The role would soon start again, but an unreachable place stays unreachable for longer.
    await pause(afterFailureMs / 4, undefined, { signal }).catch(() => {})
    throw error
  }
}

/** Stores the log. After a gap in it, makes a full copy and continues from there. */
async function keepLog(ctx: Context, store: SealedStore, signal: AbortSignal): Promise<void> {
  const running = await embeddedCluster(ctx)
  while (!signal.aborted) {
    await withSession(running, async (session) => {
      const keep = await openWalKeeper(session, { ...running, store })
      let notedAt = Number.NEGATIVE_INFINITY
      while (!signal.aborted) {
        const at = ctx.clock()
        const stored = await keep()
        if (performance.now() - notedAt >= noteEveryMs) {
          await keepStoredUntil(store, { ...stored, at })
          notedAt = performance.now()
        }
        await pause(storeEveryMs, undefined, { signal }).catch(() => {})
      }
    }).catch(async (error: unknown) => {
      if (!(error instanceof WalGap)) throw error
      ctx.log.warn(
        { reason: error.message },
        'The backup begins with a new copy of everything. If there was one, look at BACKUP_FOLDER: its disk may not be mounted',
      )
      await backUp(ctx, store, signal)
    })
  }
}

async function keepSchedule(ctx: Context, store: SealedStore, signal: AbortSignal): Promise<void> {
  const { everyMs, drillEveryMs } = ctx.config.backup
  const isDue = (last: Date | undefined, every: number) =>
    every > 0 && (!last || ctx.clock().getTime() - last.getTime() >= every)
  while (!signal.aborted) {
    try {
      const now = ctx.clock()
      const bases = await listBases(store)
      if (bases.length > 0 && isDue(newestMoment(bases, now), everyMs)) await backUp(ctx, store, signal)
      const drills = await newestDrills(store, now)
      if (bases.length > 0 && isDue(drills.any, drillEveryMs)) await startDrill(signal)
    } catch (error) {
      const reason = error instanceof FolderUnusable ? error.message : undefined
      if (!signal.aborted) ctx.log.error({ fault: faultOf(error), reason }, 'A backup or drill failed')
      await pause(afterFailureMs, undefined, { signal }).catch(() => {})
    }
    await pause(lookEveryMs, undefined, { signal }).catch(() => {})
  }
}
