import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { dayMs } from '@credenza/schema'
import type { Context } from './context.ts'
import { newestMigration } from './database/migrations.ts'
import { archiveTrail } from './operating/archive/archive-trail.ts'
import { everyTrail } from './operating/archive/every-trail.ts'
import { readBackTrail } from './operating/archive/read-back-trail.ts'
import { openStored } from './platform/backup/open-backups.ts'
import { openFolderStore } from './platform/backup/store/folder-store.ts'
import { openSealedStore } from './platform/backup/store/sealed-store.ts'
import { requireNoOlder } from './platform/presence/require-no-older.ts'
import { readTypedTime } from './platform/typed-time.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** By that age, webhooks, lists of security events and batches have read what they need. */
const leastDays = 90

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
  // An older process would treat archived entries as lost.
  await requireNoOlder(ctx.db, newestMigration)
  if (values.to === undefined && !ctx.backups.isSet)
    throw new Error('Say where the entries go: add --to FOLDER, or set BACKUP_FOLDER or BACKUP_S3_ENDPOINT.')
  const store =
    values.to === undefined
      ? await ctx.backups.open()
      : await openSealedStore(await openFolderStore(resolve(values.to), '--to'), ctx.keys)
  const entries = await everyTrail(ctx, stop, {
    move: (trail, lease) => archiveTrail(ctx, { store, trail, before, lease }),
    report: (trail, moved) => say(`${trail}: entries archived: ${moved}`),
  })
  say(`Entries archived: ${entries}.`)
  return 0
}

/** `credenza unarchive [--from FOLDER]` */
export async function unarchive(ctx: Context, rest: readonly string[], stop: AbortSignal): Promise<number> {
  const { values } = parseArgs({ args: [...rest], options: { from: { type: 'string' } } })
  const store =
    values.from === undefined
      ? await openStored(ctx.config, ctx.keys)
      : await openSealedStore(await openFolderStore(resolve(values.from), '--from'), ctx.keys, {
          orElse: `Nothing is archived in ${values.from}: name the folder that credenza archive was given with --to.`,
        })
  const entries = await everyTrail(ctx, stop, {
    move: (trail, lease) => readBackTrail(ctx, { store, trail, lease }),
    report: (trail, restored) => say(`${trail}: entries read back: ${restored}`),
  })
  say(`Entries read back: ${entries}.`)
  return 0
}
