import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { postgresPid } from '../../world/postgres.ts'
import type { World } from '../../world/start-world.ts'

export interface Killer {
  /** Tells it that one more call was acknowledged. */
  step(): void
  /** Resolves when the server is believed to run. */
  ready(): Promise<void>
  /** Resolves when nobody is being killed any more. */
  finished(): Promise<void>
  killed(): { server: number; postgres: number; longestRestartMs: number }
}

/** How long at most after an acknowledgement it strikes: anywhere within the calls that are then under way. */
const delayMs = 400

/**
 * Kills with SIGKILL at random moments while `steps` calls are acknowledged: the server `server` times, which it
 * starts again, then Postgres `postgres` times, which the server has to bring back by itself.
 */
export function openKiller(
  world: World,
  { steps, server, postgres }: { steps: number; server: number; postgres: number },
): Killer {
  const moments = randomMoments(steps, server + postgres)
  let acknowledged = 0
  let next = 0
  let strikes: Promise<void> = Promise.resolve()
  // Only while the server is down do clients wait: when it is struck they are in the middle of their calls.
  let up: Promise<void> = Promise.resolve()
  const counts = { server: 0, postgres: 0, longestRestartMs: 0 }

  const strike = async () => {
    await setTimeout(randomInt(delayMs))
    if (counts.server < server) {
      counts.server++
      up = killAndRestart()
      return up
    }
    const pid = postgresPid(world.dataFolder)
    if (pid === undefined) throw new Error('Postgres does not run, so it cannot be killed.')
    process.kill(pid, 'SIGKILL')
    counts.postgres++
  }
  const killAndRestart = async () => {
    await world.kill('SIGKILL')
    const started = performance.now()
    await world.restart()
    counts.longestRestartMs = Math.max(counts.longestRestartMs, Math.round(performance.now() - started))
  }
  return {
    step: () => {
      acknowledged++
      while (next < moments.length && acknowledged >= moments[next]!) {
        next++
        strikes = strikes.then(strike)
      }
    },
    ready: () => up,
    finished: () => strikes,
    killed: () => counts,
  }
}

/** That many different numbers of acknowledged calls, in order, none in the last twentieth. */
function randomMoments(steps: number, count: number): number[] {
  const moments = new Set<number>()
  while (moments.size < count) moments.add(randomInt(1, Math.floor(steps * 0.95)))
  return [...moments].sort((a, b) => a - b)
}
