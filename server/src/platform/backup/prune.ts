import { deleteChunks, listChunks } from './base/chunks.ts'
import { baseMoment, deleteBases, listBases, readManifest } from './base/manifest.ts'
import type { SealedStore } from './store/sealed-store.ts'
import { blockAt, type Line, lineFolder, type Position, parseBlockName } from './wal/positions.ts'

/**
 * Removes what is not needed to restore any moment after `keepSince`. Keeps the newest base before it and all later ones, with
 * their log and pieces. `current` is the timeline being written. Must not run while a base is being made.
 */
export async function prune(
  store: SealedStore,
  { keepSince, current }: { keepSince: Date; current: Line },
): Promise<void> {
  const names = await listBases(store)
  const first = names.findLastIndex((name) => baseMoment(name) <= keepSince)
  const removed = names.slice(0, Math.max(first, 0))
  if (removed.length === 0) return
  const kept = await Promise.all(names.slice(removed.length).map((name) => readManifest(store, name)))
  // Bases are deleted first, so that every listed base can be restored.
  await deleteBases(store, removed)

  const needed = new Map<string, Position>()
  for (const base of kept) {
    const folder = lineFolder(base)
    const start = blockAt(base.start)
    if (start < (needed.get(folder) ?? start + 1n)) needed.set(folder, start)
  }
  const blocks = await store.list('wal/')
  await store.delete(
    blocks.filter((name) => {
      const { line, block } = parseBlockName(name)
      const from = needed.get(lineFolder(line))
      return from === undefined ? lineFolder(line) !== lineFolder(current) : block < from
    }),
  )
  const used = new Set(kept.flatMap(({ files }) => files.flatMap(({ chunks }) => chunks)))
  const stored = await listChunks(store)
  await deleteChunks(
    store,
    stored.filter((name) => !used.has(name)),
  )
}
