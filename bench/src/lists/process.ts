import { parseArgs } from 'node:util'
import { readConfig } from '@credenza/server/src/config.ts'
import type { Log } from '@credenza/server/src/context.ts'
import { openContext } from '@credenza/server/src/open-context.ts'
import { findHome } from '@credenza/server/src/platform/db/embedded/home.ts'
import { recordedPid } from '@credenza/server/src/platform/db/embedded/postmaster.ts'
import { startServer } from '@credenza/server/src/server.ts'
import { sql } from 'kysely'
import { pino } from 'pino'
import { readCpu } from '../whole-way/usage.ts'
import { seedLists } from './seed.ts'

/**
 * The server as it is, over lists of a size: seeds its data folder unless that is done. Over the channel to its parent it
 * says its address, and answers every message with the CPU seconds used so far.
 */
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    port: { type: 'string' },
    students: { type: 'string' },
    certificates: { type: 'string' },
  },
})
const log: Log = { info: () => {}, warn: console.error, error: console.error }
const config = readConfig({ DATA_DIR: values.data!, PORT: values.port!, NODE_ENV: 'production' })

const { ctx, close } = await openContext(config, log)
const seeded = await ctx.db.selectFrom('certificate').select('id').limit(1).executeTakeFirst()
if (!seeded) {
  await seedLists(ctx, Number(values.students), Number(values.certificates))
  await sql`ANALYZE`.execute(ctx.db)
}
await close()

const server = await startServer(config, pino({ level: 'error' }, pino.destination(2)))
const postmaster = (await recordedPid(await findHome(`${values.data}/postgres`)))!
process.on('message', () => process.send?.(readCpu(postmaster)))
process.send?.(server.ctx.config.publicUrl)
process.once('disconnect', () => void server.close())
