/** Gives back a place. */
export type Release = () => void

/** How many places a caller may have at a time. */
type EachOf = (caller: string) => number

export interface Turns {
  /** Resolves when it is this caller's turn. */
  take(caller: string): Promise<Release>
}

/**
 * Gives a number of places to callers in turn: a caller with many requests waits for the others after each of its turns, and
 * never has more than `each` places at a time, where this limits the caller.
 */
export function openTurns({ places, each }: { places: number; each: EachOf | number }): Turns {
  const mostOf: EachOf = typeof each === 'number' ? () => each : each
  let free = places
  const held = new Map<string, number>()
  /** By caller, in the order in which they come next. */
  const waiting = new Map<string, (() => void)[]>()

  function give(): void {
    for (const [caller, [next, ...more]] of waiting) {
      if (free === 0) return
      if ((held.get(caller) ?? 0) >= mostOf(caller)) continue
      waiting.delete(caller)
      if (more.length > 0) waiting.set(caller, more)
      free--
      held.set(caller, (held.get(caller) ?? 0) + 1)
      next!()
    }
  }

  function releaseOf(caller: string): Release {
    return () => {
      free++
      const left = held.get(caller)! - 1
      if (left > 0) held.set(caller, left)
      else held.delete(caller)
      give()
    }
  }

  return {
    take: (caller) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.set(caller, [...(waiting.get(caller) ?? []), resolve])
      give()
      return promise.then(() => releaseOf(caller))
    },
  }
}
