const minute = 60_000
const hour = 60 * minute

/** The pause after each failed attempt, about a day in all. */
const pausesMs = [5_000, minute, 10 * minute, hour, 3 * hour, 6 * hour, 14 * hour]

export const mostAttempts = pausesMs.length + 1

/**
 * Milliseconds until the next attempt; undefined after the last. Varies by up to a fifth, so that messages that failed together
 * are not retried together; `random` is from 0 to 1.
 */
export function pauseAfter(attempt: number, random: number = Math.random()): number | undefined {
  const pause = pausesMs[attempt - 1]
  return pause === undefined ? undefined : Math.round(pause * (0.8 + 0.4 * random))
}

export const longestPauseMs = pauseAfter(mostAttempts - 1, 1)!

/** A webhook is switched off after all attempts have failed for this long. */
export const patienceMs = 3 * 24 * hour
