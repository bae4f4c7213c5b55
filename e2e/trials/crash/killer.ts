import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { crashNode } from '../../../server/test/citus/cluster.ts'
import { postgresPid } from '../../world/postgres.ts'
import type { World } from '../../world/start-world.ts'

export interface Killer {
  /** Counts one more acknowledged call. */
  step(): void
  /** Resolves when the server should be running. */
  ready(): Promise<void>
  /** Resolves when all kills are done. */
  finished(): Promise<void>
  killed(): { server: number; postgres: number; longestRestartMs: number }
}

/** The longest delay between an acknowledgement and a kill, so that a kill can hit any point of the current calls. */
const delayMs = 400

/**
 * Kills with SIGKILL at random moments while `steps` calls are acknowledged: first the server, `server` times, restarting
 * it each time, then Postgres, `postgres` times, which the server must restart by itself.
 */
export function openKiller(
  world: World,
  { steps, server, postgres }: { steps: number; server: number; postgres: number },
): Killer {
  const moments = randomMoments(steps, server + postgres)
  let acknowledged = 0
  let next = 0
  let strikes: Promise<void> = Promise.resolve()
  // Clients wait only while the server is down, so that a kill hits them in the middle of their calls.
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

/** In a cluster, kills one node after the other; these restart by themselves. */
async function killPostgres({ nodes, dataFolder }: World, strike: number): Promise<void> {
  if (nodes.length > 0) return crashNode(nodes[strike % nodes.length]!)
  const pid = postgresPid(dataFolder)
  if (pid === undefined) throw new Error('Postgres does not run, so it cannot be killed.')
  process.kill(pid, 'SIGKILL')
}

/** `count` different numbers of acknowledged calls, in order; none is in the last twentieth. */
function randomMoments(steps: number, count: number): number[] {
  const moments = new Set<number>()
  while (moments.size < count) moments.add(randomInt(1, Math.floor(steps * 0.95)))
  return [...moments].sort((a, b) => a - b)
}
