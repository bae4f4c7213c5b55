import { join } from 'node:path'
import { buildWebIfNeeded } from '../../tools/build-web.ts'
import { seed } from './seed.ts'
import { share } from './shared.ts'
import { startWorld } from './start-world.ts'

/** Boots and seeds the world that most journeys share; they find it with `sharedUrl`. Returns how to end it. */
export default async function bootSharedWorld(): Promise<() => Promise<void>> {
  buildWebIfNeeded(join(import.meta.dirname, '../..'))
  // Strangers also publish on this machine.
  const world = await startWorld({ env: { ALLOW_PRIVATE_ADDRESSES: 'true' } })
  try {
    share(await seed(world))
  } catch (error) {
    await world.stop()
    throw error
  }
  return () => world.stop()
}
