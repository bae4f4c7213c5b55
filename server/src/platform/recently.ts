/**
 * The answer to `ask` as it was at most `forMs` ago, so that asking often costs little. Callers at the same time share one
 * question; a failure is not remembered.
 */
export function recently<T>(forMs: number, ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  return () => {
    if (answer && performance.now() - askedAt < forMs) return answer
    askedAt = performance.now()
    const asked = ask()
    answer = asked
    asked.catch(() => {
      if (answer === asked) answer = undefined
    })
    return asked
  }
}
