import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { crashNode } from '../../../server/test/citus/cluster.ts'
import { postgresPid } from '../../world/postgres.ts'
import type { World } from '../../world/start-world.ts'

export interface Killer {
  /** Counts one more acknowledged call. */
  step(): void
  /** Resolves when the server is believed to run. */
  ready(): Promise<void>
  /** Resolves when all kills are done. */
  finished(): Promise<void>
  killed(): { server: number; postgres: number; longestRestartMs: number }
}

/** The longest delay of a kill after an acknowledgement, so that it can hit any point of the calls under way. */
const delayMs = 400

/**
 * Kills with SIGKILL at random moments while `steps` calls are acknowledged: the server `server` times, restarting it
 * each time, then Postgres `postgres` times, which the server must restart by itself.
 */
export function openKiller(
  world: World,
  { steps, server, postgres }: { steps: number; server: number; postgres: number },
): Killer {
  const moments = randomMoments(steps, server + postgres)
  let acknowledged = 0
  let next = 0
  let strikes: Promise<void> = Promise.resolve()
  // Clients wait only while the server is down, so a kill hits them in the middle of their calls.
  let up: Promise<void> = Promise.resolve()
  const counts = { server: 0, postgres: 0, longestRestartMs: 0 }

  const strike = async () => {
    await setTimeout(randomInt(delayMs))
    if (counts.server < server) {
      counts.server++
      up = killAndRestart()
      return up
    }
    await killPostgres(world, counts.postgres)
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

/** Of a cluster one node after the other, which start again by themselves. */
async function killPostgres({ nodes, dataFolder }: World, strike: number): Promise<void> {
  if (nodes.length > 0) return crashNode(nodes[strike % nodes.length]!)
  const pid = postgresPid(dataFolder)
  if (pid === undefined) throw new Error('Postgres does not run, so it cannot be killed.')
  process.kill(pid, 'SIGKILL')
}

/** `count` different numbers of acknowledged calls, in order, none in the last twentieth. */
function randomMoments(steps: number, count: number): number[] {
  const moments = new Set<number>()
  while (moments.size < count) moments.add(randomInt(1, Math.floor(steps * 0.95)))
  return [...moments].sort((a, b) => a - b)
}
