import { startWorld, type World } from '../world/start-world.ts'
import { type Finding, report } from './finding.ts'

/** Starts a world, runs a trial in it, and reports what it found. */
export async function runTrial(
  trial: (world: World) => Promise<Finding[]>,
  options?: Parameters<typeof startWorld>[0],
): Promise<void> {
  const world = await startWorld(options)
  try {
    report(await trial(world))
  } finally {
    await world.stop()
  }
}
