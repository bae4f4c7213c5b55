/**
 * Caches the answer of `ask` for `forMs`; an answer can itself say for how long. Concurrent callers share one call of `ask`.
 * Failures are not cached.
 */
export function recently<T>(
  forMs: number | ((answer: T) => number),
  ask: () => Promise<T>,
): () => Promise<T> {
  let answer: Promise<T> | undefined
  let goodUntil = Number.NEGATIVE_INFINITY
  return () => {
    const askedAt = performance.now()
    if (answer && askedAt < goodUntil) return answer
    const asked = ask()
    answer = asked
    goodUntil = typeof forMs === 'number' ? askedAt + forMs : Number.POSITIVE_INFINITY
    asked.then(
      (given) => {
        if (answer === asked && typeof forMs === 'function') goodUntil = askedAt + forMs(given)
      },
      () => {
        if (answer === asked) answer = undefined
      },
    )
    return asked
  }
}
