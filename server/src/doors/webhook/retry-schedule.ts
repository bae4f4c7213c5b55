const minute = 60_000
const hour = 60 * minute

/** The pause after each failed attempt; about a day in all. */
const pausesMs = [5_000, minute, 10 * minute, hour, 3 * hour, 6 * hour, 14 * hour]

export const mostAttempts = pausesMs.length + 1

/**
 * Milliseconds until the next attempt, or undefined after the last one. Up to a fifth more or less, so that what failed
 * together does not come back together; `random` is from 0 to 1.
 */
export function pauseAfter(attempt: number, random: number = Math.random()): number | undefined {
  const pause = pausesMs[attempt - 1]
  return pause === undefined ? undefined : Math.round(pause * (0.8 + 0.4 * random))
}

/** A webhook on which every attempt has failed for so long is switched off. */
export const patienceMs = 3 * 24 * hour
