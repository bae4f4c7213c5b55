import { median } from './statistics.ts'

/** One row of a benchmark's table. `perSecond` is the median over the rounds; `ratio` compares medians of the same run. */
export type Row = { name: string; perSecond: number; ratio: number }

/** Something to repeat. `batch` is how often it runs between two readings of the clock. */
export type Contender = { name: string; batch: number; run: () => unknown }

/**
 * Runs all contenders in turn, round after round, so that the machine's load affects all alike. Rates are per second of the
 * process's CPU time. `ratio` is a contender's median rate divided by that of `baseline`.
 */
export async function interleave(contenders: readonly Contender[], baseline: string): Promise<Row[]> {
  const rates = new Map(contenders.map(({ name }) => [name, [] as number[]]))
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { name, batch, run } of contenders) {
      const rate = await measure(run, batch)
      if (round > 0) rates.get(name)!.push(rate) // The first round only warms up.
    }
  }
  const medians = new Map([...rates].map(([name, values]) => [name, median(values)]))
  const base = medians.get(baseline)!
  return [...medians].map(([name, perSecond]) => ({ name, perSecond, ratio: perSecond / base }))
}

const ROUNDS = 7
const ROUND_MICROSECONDS = 250_000

async function measure(run: () => unknown, batch: number): Promise<number> {
  const start = process.cpuUsage()
  let count = 0
  let used = 0
  while (used < ROUND_MICROSECONDS) {
    for (let i = 0; i < batch; i++) await run()
    count += batch
    const { user, system } = process.cpuUsage(start)
    used = user + system
  }
  return (count * 1_000_000) / used
}
