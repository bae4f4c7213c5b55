import { setImmediate as nextTurn } from 'node:timers/promises'

/** Signing this many certificates blocks the event loop for less than 10 ms. */
const usualPerTurn = 20

/** `map` for CPU-bound bulk work: lets the event loop run after every few items. */
export async function mapInTurns<In, Out>(
  items: readonly In[],
  work: (item: In) => Out,
  { perTurn = usualPerTurn } = {},
): Promise<Out[]> {
  const results: Out[] = []
  for (const item of items) {
    if (results.length > 0 && results.length % perTurn === 0) await nextTurn()
    results.push(work(item))
  }
  return results
}
