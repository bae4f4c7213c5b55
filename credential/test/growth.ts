const parts = 16
const mostRounds = 10

/** Lies between 1, where the time grows with the length, and 16, where it grows with the square. */
export const mostGrowth = 6

/**
 * How many times longer the work takes for one long input than for 16 inputs of a sixteenth of its length. On a busy machine,
 * both are interrupted; the fastest of several rounds count, until they show that the time grows with the length.
 */
export async function growth(work: (length: number) => unknown, length: number): Promise<number> {
  await work(length)
  let short = Number.POSITIVE_INFINITY
  let long = Number.POSITIVE_INFINITY
  for (let round = 0; round < mostRounds; round++) {
    short = Math.min(short, await durationOf(() => work(length), parts))
    long = Math.min(long, await durationOf(() => work(length * parts), 1))
    if (long < mostGrowth * short) break
  }
  return long / short
}

async function durationOf(work: () => unknown, times: number): Promise<number> {
  const begun = performance.now()
  for (let time = 0; time < times; time++) await work()
  return performance.now() - begun
}
