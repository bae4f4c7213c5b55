import type { TimelineEntry, TimelineKind } from '@credenza/schema'

const wayOntoTheChain: readonly TimelineKind[] = ['accepted', 'logged', 'anchored', 'transferred']

/**
 * The oldest first, and of the same moment in the order given. A block's time is another clock's and whole seconds, so
 * that each step onto the chain, which are given in their order, may claim to be older than the one that it followed:
 * it stands after that one nevertheless.
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
