import type { Context } from '../../context.ts'
import { isOver } from '../../platform/in-force.ts'
import { launchLifetimeMs } from './launch-store.ts'

/** Deletes launches whose time is over. */
export async function purgeLaunches({ db, clock }: Context): Promise<void> {
  await db
    .deleteFrom('learning_launch')
    .where(isOver('expires_at', launchLifetimeMs, clock()))
    .execute()
}
