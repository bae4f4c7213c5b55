import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import type { Context } from './context.ts'
import { newestMigration } from './database/migrations.ts'
import { archiveTrail } from './operating/archive/archive-trail.ts'
import { everyTrail } from './operating/archive/every-trail.ts'
import { readBackTrail } from './operating/archive/read-back-trail.ts'
import { openFolderStore } from './platform/backup/store/folder-store.ts'
import { openSealedStore, type SealedStore } from './platform/backup/store/sealed-store.ts'
import { olderRuns } from './platform/presence/older-runs.ts'
import { readTypedTime } from './platform/typed-time.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** By that age, webhooks, lists of security events and batches have read what they need. */
const leastDays = 90
const dayMs = 24 * 60 * 60_000

/** `credenza archive --before DATE [--to FOLDER]` */
export async function archive(ctx: Context, rest: readonly string[], stop: AbortSignal): Promise<number> {
  const { values } = parseArgs({
    args: [...rest],
    options: { before: { type: 'string' }, to: { type: 'string' } },
  })
  const before = readTypedTime(values.before ?? '', ctx.clock())
  if (!before) throw new Error('Usage: credenza archive --before 2024 --to FOLDER')
  if (before.getTime() > ctx.clock().getTime() - leastDays * dayMs)
    throw new Error(`Entries can be archived once they are ${leastDays} days old.`)
  await requireNewest(ctx)
  const store = await openArchive(ctx, values.to)
  const entries = await everyTrail(ctx, stop, {
    move: (trail, lease) => archiveTrail(ctx, { store, trail, before, lease }),
    report: (trail, moved) => say(`${trail}: ${moved} entries archived`),
  })
  say(`Archived: ${entries} entries.`)
  return 0
}

/** `credenza unarchive [--from FOLDER]` */
export async function unarchive(ctx: Context, rest: readonly string[], stop: AbortSignal): Promise<number> {
  const { values } = parseArgs({ args: [...rest], options: { from: { type: 'string' } } })
  const store = await openArchive(ctx, values.from)
  const entries = await everyTrail(ctx, stop, {
    move: (trail, lease) => readBackTrail(ctx, { store, trail, lease }),
    report: (trail, restored) => say(`${trail}: ${restored} entries read back`),
  })
  say(`Read back: ${entries} entries.`)
  return 0
}

/** The folder, or the place of the backups. */
const openArchive = async (ctx: Context, folder: string | undefined): Promise<SealedStore> =>
  folder === undefined
    ? ctx.backups.open()
    : openSealedStore(await openFolderStore(resolve(folder)), ctx.keys)

/** A process of an earlier release would treat archived entries as lost. */
async function requireNewest({ db }: Context): Promise<void> {
  const { rows } = await sql<{ runs: boolean }>`SELECT ${olderRuns(newestMigration)} AS runs`.execute(db)
  if (rows[0]!.runs) throw new Error('A process of an earlier release is still running: upgrade it first.')
}
