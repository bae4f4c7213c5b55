import { join } from 'node:path'
import type { Context } from './context.ts'
import { drill } from './drill.ts'
import { replayErasures } from './holders/erasure/replay-erasures.ts'
import { openContext } from './open-context.ts'
import { backUp } from './operating/backup/back-up.ts'
import { readArchiving } from './operating/backup/external.ts'
import { baseMoment, listBases } from './platform/backup/base/manifest.ts'
import { newestDrills } from './platform/backup/drills.ts'
import { openStored } from './platform/backup/open-backups.ts'
import { restoreCluster } from './platform/backup/restore/restore-cluster.ts'
import { readStoredUntil } from './platform/backup/stored-until.ts'
import type { Log } from './platform/db/log.ts'
import { joinKey, splitKey } from './platform/keys/key-shares.ts'
import { readKeys, readMasterKey } from './platform/keys/master-key.ts'
import { readTypedTime } from './platform/typed-time.ts'
import type { Config } from './settings/config.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

const storedBy = async (config: Config) => openStored(config, await readKeys(config))

/** `credenza backup` */
export async function backup(ctx: Context): Promise<number> {
  if (ctx.config.databaseUrl) return adviseExternal(ctx)
  const { name, manifest } = await backUp(ctx, await ctx.backups.open())
  const megabytes = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6
  say(`Backed up: ${name}. Files: ${manifest.files.length}, ${Math.round(megabytes)} MB.`)
  return 0
}

/** What to do with an external Postgres, and whether its log is being archived. */
async function adviseExternal(ctx: Context): Promise<number> {
  const { isOn, isFailing, lastArchived } = await readArchiving(ctx)
  say(
    'DATABASE_URL leads to a Postgres of your own: back it up with pgBackRest or Barman, as docs/operations/backup.md says.',
  )
  if (!isOn)
    say('Its log is not archived: set archive_mode and archive_command, or let Barman receive the log.')
  else if (isFailing) say("Its latest attempt to archive its log failed: the server's own log says why.")
  else say(`Its log is archived; last at: ${lastArchived?.toISOString() ?? 'unknown'}.`)
  return isOn && !isFailing ? 0 : 1
}

/** `credenza backups` */
export async function listBackups(config: Config): Promise<number> {
  const store = await storedBy(config)
  for (const name of await listBases(store)) say(name)
  const [until, { any, good }] = await Promise.all([readStoredUntil(store), newestDrills(store, new Date())])
  say(`Everything committed is stored up to: ${until?.at.toISOString() ?? 'unknown'}`)
  say(
    `Newest drill: ${any?.toISOString() ?? 'none'}; newest successful one: ${good?.toISOString() ?? 'none'}`,
  )
  return 0
}

/** `credenza restore [TIME]` */
export async function restore(
  config: Config,
  log: Log,
  signal: AbortSignal,
  time: string | undefined,
): Promise<number> {
  if (config.databaseUrl)
    throw new Error('Unset DATABASE_URL: this restores the embedded database, into DATA_DIR.')
  const until = time === undefined ? undefined : readTypedTime(time, new Date())
  if (time !== undefined && !until) throw new Error('Write the time like 2026-11-23T05:00:00Z.')
  const store = await storedBy(config)
  const began = performance.now()
  let replayed = 0
  const restored = await restoreCluster(store, {
    dataFolder: join(config.dataFolder, 'postgres'),
    until,
    signal,
    finish: async (url) => {
      replayed = await eraseAgain(config, url, log, signal)
    },
  })
  const seconds = Math.round((performance.now() - began) / 1000)
  say(
    `Restored in ${seconds} s from the backup of ${baseMoment(restored.base).toISOString()} and the log since then. ` +
      `Newest change: ${restored.lastCommit?.toISOString() ?? 'before that backup'}.`,
  )
  if (replayed > 0) say(`Erased again, since they were erased after that backup: ${replayed}.`)
  say('Now run credenza audit. Later changes are lost; docs/operations/backup.md says what to compare.')
  return 0
}

/** Opens the restored database at this URL before anybody else can, and repeats the erasures that the backup has undone. */
async function eraseAgain(
  config: Config,
  databaseUrl: string,
  log: Log,
  signal: AbortSignal,
): Promise<number> {
  const { ctx, close } = await openContext(
    { ...config, databaseUrl, databaseDirectUrl: undefined, publicUrl: undefined, roles: new Set<never>() },
    log,
    signal,
  )
  return await replayErasures(ctx).finally(close)
}

/** `credenza drill` */
export async function runDrill(config: Config, log: Log, signal: AbortSignal): Promise<number> {
  const { ok, restoreSeconds, auditSeconds, lastCommit, findings } = await drill(config, log, signal)
  for (const finding of findings) say(`BROKEN  ${finding}`)
  if (restoreSeconds !== undefined)
    say(`Restored in ${restoreSeconds} s; newest change: ${lastCommit ?? 'none'}.`)
  if (auditSeconds !== undefined) say(`Started and audited in ${auditSeconds} s.`)
  return ok ? 0 : 1
}

/** `credenza backup-key [split NEEDED SHARES | join]`: the key in base64 or its shares; `join` reads shares, one a line. */
export async function backupKey(
  config: Config,
  [act, needed, shares]: readonly string[],
  typed: AsyncIterable<string>,
): Promise<number> {
  if (act === 'join') {
    const lines = (await Array.fromAsync(typed)).filter((line) => line.trim() !== '')
    say(Buffer.from(await joinKey(lines)).toString('base64'))
    return 0
  }
  const master = await readMasterKey(config)
  if (act === undefined) {
    say(master.toString('base64'))
    return 0
  }
  const counts = { needed: Number(needed), shares: Number(shares) }
  const isPossible = counts.needed >= 2 && counts.shares >= counts.needed && counts.shares <= 255
  if (act !== 'split' || !isPossible)
    throw new Error('Usage: credenza backup-key split 3 5, for five shares, any three of which give the key.')
  for (const [i, share] of (await splitKey(master, counts)).entries())
    say(`Share ${i + 1} of ${shares}; any ${needed} give the key: ${share}`)
  return 0
}
