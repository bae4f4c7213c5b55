const times = 16
const rounds = 5

/**
 * How many times longer the work takes for an input that is 16 times as long: about 16 where the time grows with the length,
 * 256 where it grows with the square. Takes the fastest of several rounds, so that a busy machine does not matter.
 */
export async function growth(work: (length: number) => unknown, length: number): Promise<number> {
  await fastest(() => work(length))
  return (await fastest(() => work(length * times))) / (await fastest(() => work(length)))
}

/** Lies between the two. */
export const mostGrowth = 100

async function fastest(work: () => unknown): Promise<number> {
  const durations: number[] = []
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now()
    await work()
    durations.push(performance.now() - begun)
  }
  return Math.min(...durations)
}
