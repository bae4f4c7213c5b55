/** Caches answers in this process, until it learns that their subject has changed. */
export interface KeptAnswers {
  /**
   * The answer to `ask`, at most a minute old. `about` is the organisation that it depends on, or another topic; `isLasting`
   * tells whether an answer may be cached. Concurrent callers share one call of `ask`. Failures are not cached.
   */
  get<T>(about: string, name: string, ask: () => Promise<T>, isLasting?: (answer: T) => boolean): Promise<T>
  /** Forgets all answers about this. */
  forget(about: string): void
  forgetAll(): void
}

/** Limits the age of an answer that changed without a notification. */
const longestMs = 60_000
/** The most answers in memory. A status list is the largest, with some 20 kB. */
const mostAnswers = 1_000

export function openKeptAnswers(): KeptAnswers {
  /** The least recently used first. */
  const kept = new Map<string, { answer: Promise<unknown>; askedAt: number }>()
  return {
    get: <T>(about: string, name: string, ask: () => Promise<T>, isLasting = (_: T) => true) => {
      const key = `${about} ${name}`
      const known = kept.get(key)
      kept.delete(key)
      if (known && performance.now() - known.askedAt < longestMs) {
        kept.set(key, known)
        return known.answer as Promise<T>
      }
      const entry = { answer: ask(), askedAt: performance.now() }
      if (kept.size >= mostAnswers) kept.delete(kept.keys().next().value!)
      kept.set(key, entry)
      const drop = () => void (kept.get(key) === entry && kept.delete(key))
      entry.answer.then((found) => isLasting(found) || drop(), drop)
      return entry.answer
    },
    forget: (about) => {
      for (const key of kept.keys()) if (key.startsWith(`${about} `)) kept.delete(key)
    },
    forgetAll: () => kept.clear(),
  }
}

/** Caches nothing, for tests that read what they have just written. */
export const keepNothing: KeptAnswers = {
  get: (_about, _name, ask) => ask(),
  forget: () => {},
  forgetAll: () => {},
}
