import type { TimelineEntry, TimelineKind } from '@credenza/schema'

const wayOntoTheChain: readonly TimelineKind[] = ['accepted', 'logged', 'anchored', 'transferred']

/**
 * Oldest first; entries of the same moment keep their order. Block times come from another clock, in whole seconds, so a step
 * onto the chain may seem older than the step before it. Such steps keep their given order.
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
