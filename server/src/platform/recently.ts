/**
 * The answer to `ask` as it was at most `forMs` ago, so that asking often costs little; an answer can say itself how long it is
 * good. Callers at the same time share one question; a failure is not remembered.
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
