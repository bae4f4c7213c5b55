/** When the next anchor may be sent, and how long to wait after it, in milliseconds. */
export interface AnchorPace {
  dueAt: number
  pauseMs: number
}

/** The longest pause between two anchors of a log that never stops growing: each anchor adds a block that always stays. */
const longestMs = 60_000

/** The longest pause with `leastMs` (`ANCHOR_INTERVAL_SECONDS`) between two anchors. */
export const longestPauseMs = (leastMs: number): number => (leastMs === 0 ? 0 : Math.max(leastMs, longestMs))

/**
 * The pace after a look at the logs. While something new is waiting every time, the pauses double, so that no leaf waits longer
 * than the work before it has lasted. Once nothing is waiting, they begin with the shortest again.
 */
export function nextPace({ pauseMs }: AnchorPace, leastMs: number, look: { at: number; sent: boolean }) {
  const { at, sent } = look
  if (!sent) return { dueAt: at + leastMs, pauseMs: leastMs }
  return { dueAt: at + pauseMs, pauseMs: Math.min(2 * pauseMs, longestPauseMs(leastMs)) }
}
