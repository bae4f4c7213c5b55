import type { QueryClient } from '@tanstack/react-query'
import { isOutOfReach } from '../api/api-failure.ts'
import { serverAnswers } from '../browser/server-answers.ts'

const firstPauseMs = 1_000
/** How often to look whether the server is back. */
const longestLookMs = 4_000
/** How often to read from a server that answers, but not this. */
const longestReadMs = 30_000

/**
 * Returns a function to call whenever something could not be read. While the server is out of reach, it looks whether the
 * server is back, and then reads what is missing on screen, so that nobody has to press “Retry”.
 */
export function readAfterOutage(queries: QueryClient): (error: Error) => Promise<void> {
  let isLooking = false
  let readMs = firstPauseMs
  return async (error) => {
    if (isLooking || !isOutOfReach(error)) return
    isLooking = true
    let lookMs = readMs
    do {
      await new Promise((resolve) => setTimeout(resolve, lookMs))
      lookMs = Math.min(2 * lookMs, longestLookMs)
    } while (!(await serverAnswers()))
    isLooking = false
    readMs = Math.min(2 * readMs, longestReadMs)
    const missing = queries.getQueryCache().findAll({
      type: 'active',
      predicate: ({ state }) => state.error !== null && isOutOfReach(state.error),
    })
    await Promise.all(missing.map((query) => query.fetch().catch(() => undefined)))
    if (!isLooking) readMs = firstPauseMs
  }
}
