import { setTimeout as pause } from 'node:timers/promises'
import type { World } from '../../world/start-world.ts'

export interface Way {
  /** The number at which the run ends. */
  to: number
  /** Reads the current number; may throw while the server is down. */
  reached: () => Promise<number>
  /** How many kills, at random moments spread over the whole run. */
  times: number
  patienceMs: number
}

const lookEveryMs = 100

/** Kills the server with SIGKILL and restarts it while a number grows to its end. Returns each number seen. */
export async function killOnTheWay(world: World, { to, reached, times, patienceMs }: Way): Promise<number[]> {
  const moments = Array.from({ length: times }, (_, i) => (to * (i + 1 - Math.random() / 2)) / (times + 1))
  const deadline = Date.now() + patienceMs
  const seen: number[] = []
  for (const moment of [...moments, to]) {
    while ((seen.at(-1) ?? 0) < moment || seen.length === 0) {
      if (Date.now() > deadline) throw new Error(`Waited in vain: ${seen.at(-1)} of ${to}`)
      await pause(lookEveryMs)
      seen.push(await reached().catch(() => seen.at(-1) ?? 0))
    }
    if (moment === to) break
    await world.kill('SIGKILL')
    await world.restart()
  }
  return seen
}
