import type { Context } from '../../context.ts'
import type { Manifest } from '../../platform/backup/base/manifest.ts'
import { takeBase } from '../../platform/backup/base/take-base.ts'
import { prune } from '../../platform/backup/prune.ts'
import type { SealedStore } from '../../platform/backup/store/sealed-store.ts'
import { withLease } from '../../platform/db/lease.ts'
import { embeddedCluster } from './embedded-cluster.ts'

/** Makes a full copy, and removes backups that are too old. Only one process at a time does this. */
export async function backUp(
  ctx: Context,
  store: SealedStore,
  signal?: AbortSignal,
): Promise<{ name: string; manifest: Manifest }> {
  const running = await embeddedCluster(ctx)
  return await withLease(
    ctx.database,
    'backup-base',
    async (lease) => {
      const base = await takeBase(running, store, { clock: ctx.clock, signal: lease.signal })
      const keepSince = new Date(ctx.clock().getTime() - ctx.config.backup.keepMs)
      await prune(store, { keepSince, current: base.manifest })
      return base
    },
    { signal },
  )
}
