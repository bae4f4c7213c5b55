/**
 * Caches the answers of `ask` for a while, and only the newest ones. Simultaneous callers with the same key wait for the same
 * answer. Failures are not cached.
 */
export function kept<Value>(
  ask: (key: string) => Promise<Value>,
  { forMs, most }: { forMs: number; most: number },
): (key: string) => Promise<Value> {
  const answers = new Map<string, { until: number; value: Promise<Value> }>()
  return (key) => {
    const known = answers.get(key)
    if (known && known.until > performance.now()) return known.value
    answers.delete(key)
    const value = ask(key)
    const answer = { until: performance.now() + forMs, value }
    answers.set(key, answer)
    if (answers.size > most) answers.delete(answers.keys().next().value!)
    value.catch(() => answers.get(key) === answer && answers.delete(key))
    return value
  }
}
