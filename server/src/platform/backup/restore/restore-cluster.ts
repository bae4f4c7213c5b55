import { LogEnded, recoverCluster } from '../../db/embedded/recover.ts'
import { baseMoment, type Manifest, readManifest } from '../base/manifest.ts'
import { requireDiskSpace } from '../store/require-disk-space.ts'
import type { SealedStore } from '../store/sealed-store.ts'
import { readStoredUntil } from '../stored-until.ts'
import { blockBytes, lineFolder } from '../wal/positions.ts'
import { chooseBase } from './choose-base.ts'
import { fillCluster } from './fill-cluster.ts'
import { placeWal } from './place-wal.ts'

export interface Restored {
  /** The base that was restored, and when it was complete. */
  base: string
  baseAt: Date
  /** When the last transaction in the copy was committed. */
  lastCommit: Date | null
}

/**
 * Restores the embedded database into `dataFolder`, which must not have one: the newest stored state, or the state at `until`.
 * `finish` may change it at this URL. Afterwards the database is there, complete, replayed and finished, or not at all.
 */
export async function restoreCluster(
  store: SealedStore,
  {
    dataFolder,
    until,
    finish,
    signal,
  }: {
    dataFolder: string
    until?: Date | undefined
    finish?: (url: string) => Promise<void>
    signal?: AbortSignal | undefined
  },
): Promise<Restored> {
  const base = await chooseBase(store, until)
  const manifest = await readManifest(store, base)
  const recover = (moment: Date | undefined) =>
    recoverCluster({
      dataFolder,
      until: moment,
      finish,
      signal,
      fill: async (cluster) => {
        await requireDiskSpace(cluster, await neededBytes(store, manifest))
        await fillCluster(store, manifest, cluster, signal)
        await placeWal(store, manifest, cluster, { isPart: moment !== undefined, signal })
        return manifest
      },
    })
  const { lastCommit } = await recover(until).catch(async (error: unknown) => {
    if (!(until && error instanceof LogEnded)) throw error
    const stored = await readStoredUntil(store)
    // Nothing was committed between its end and that moment.
    if (stored && until <= stored.at) return recover(undefined)
    throw new Error(
      `What is stored ends before ${until.toISOString()}: restore an earlier time, or without a time, which gives the newest state.`,
    )
  })
  return { base, baseAt: baseMoment(base), lastCommit }
}

/** The bytes of the base's files and of all stored log; at most slightly more than the restore writes. */
async function neededBytes(store: SealedStore, base: Manifest): Promise<number> {
  const blocks = await store.list(lineFolder(base))
  return base.files.reduce((sum, { bytes }) => sum + bytes, blocks.length * Number(blockBytes))
}
