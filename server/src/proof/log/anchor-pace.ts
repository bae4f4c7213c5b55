/** When the next anchor may be sent, and the pause after it, in milliseconds. */
export interface AnchorPace {
  dueAt: number
  pauseMs: number
}

/** The longest pause between anchors while a log keeps growing. It limits the number of blocks, which are kept for ever. */
const longestMs = 60_000

/** The longest pause between two anchors if `leastMs` (`ANCHOR_INTERVAL_SECONDS`) is the shortest. */
export const longestPauseMs = (leastMs: number): number => (leastMs === 0 ? 0 : Math.max(leastMs, longestMs))

/**
 * The pace after looking whether there is something to anchor. While there always is, the pauses double, so that no leaf waits
 * longer than the log has been busy. Once there is nothing, they start again with the shortest.
 */
export function nextPace({ pauseMs }: AnchorPace, leastMs: number, look: { at: number; sent: boolean }) {
  const { at, sent } = look
  if (!sent) return { dueAt: at + leastMs, pauseMs: leastMs }
  return { dueAt: at + pauseMs, pauseMs: Math.min(2 * pauseMs, longestPauseMs(leastMs)) }
}
