import type { Context } from '@credenza/server/src/context.ts'
import { openContext } from '@credenza/server/src/open-context.ts'
import { findHome } from '@credenza/server/src/platform/db/embedded/home.ts'
import { recordedPid } from '@credenza/server/src/platform/db/embedded/postmaster.ts'
import { readConfig } from '@credenza/server/src/settings/config.ts'
import { log } from './open-product.ts'
import { readCpu } from './whole-way/usage.ts'

/**
 * Runs the product, seeding its data folder first unless that was done before. Tells its parent when the server is about to
 * start, and answers every message with the CPU seconds used so far. The settings come from the environment.
 */
export async function serveSeeded(seed: (ctx: Context) => Promise<void>): Promise<void> {
  const config = readConfig(process.env)
  const { ctx, close } = await openContext(config, log)
  const seeded = await ctx.db.selectFrom('certificate').select('id').limit(1).executeTakeFirst()
  if (!seeded) await seed(ctx)
  // A folder that an earlier version filled may have new columns for which the planner has no statistics.
  await ctx.database.pool.query('ANALYZE')
  await close()

  process.once('SIGTERM', () => process.disconnect())
  process.on('message', async () => {
    const postmaster = await recordedPid(await findHome(`${config.dataFolder}/postgres`))
    process.send?.(readCpu(postmaster!))
  })
  process.send?.('seeded')
  await import('@credenza/server/src/main.ts')
}
