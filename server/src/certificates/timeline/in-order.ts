import type { TimelineEntry, TimelineKind } from '@credenza/schema'

const wayOntoTheChain: readonly TimelineKind[] = ['accepted', 'logged', 'anchored', 'transferred']

/**
 * Oldest first; entries of the same moment keep the given order. A block's time comes from another clock and is in
 * whole seconds, so a step onto the chain may appear older than the step that it followed. Those steps are given in
 * their order, and keep it.
 */
export function inOrder(entries: readonly TimelineEntry[]): TimelineEntry[] {
  let reached = ''
  const placed = entries.map((entry) => {
    if (!wayOntoTheChain.includes(entry.kind)) return { entry, place: entry.at }
    if (entry.at > reached) reached = entry.at
    return { entry, place: reached }
  })
  return placed.sort((a, b) => (a.place < b.place ? -1 : Number(a.place > b.place))).map(({ entry }) => entry)
}
