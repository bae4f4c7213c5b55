import { join } from 'node:path'
import { buildWebIfNeeded } from '../../tools/build-web.ts'
import { seed } from './seed.ts'
import { share } from './shared.ts'
import { startWorld } from './start-world.ts'

/** Starts and seeds the world that most journeys share; they find it with `sharedUrl`. Returns a function that ends it. */
export default async function bootSharedWorld(): Promise<() => Promise<void>> {
  if (buildWebIfNeeded(join(import.meta.dirname, '../..')).isHeavy)
    throw new Error('A page loads more JavaScript than its budget: `npm run build` says which.')
  const world = await startWorld({
    env: {
      // Strangers publish on this machine too.
      ALLOW_PRIVATE_ADDRESSES: 'true',
      // Journeys keep the log busy for minutes, which would make the pauses between anchors grow to a minute.
      ANCHOR_INTERVAL_SECONDS: '0',
    },
  })
  try {
    share(await seed(world))
  } catch (error) {
    await world.stop()
    throw error
  }
  return () => world.stop()
}
