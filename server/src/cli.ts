#!/usr/bin/env node
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { version } from '@credenza/schema/version'
import { pino } from 'pino'
import { argumentAmiss, asksForHelp } from './command-line.ts'
import type { Context } from './context.ts'
import { logSerializers } from './platform/fault-of.ts'
import { explain } from './platform/start/explain.ts'
import { stopSignal } from './platform/start/stop-signal.ts'
import { isHealthy } from './probe.ts'
import { readConfig } from './settings/config.ts'

// Each command loads only what it needs: containers call `health` all the time.

const usage = `Usage: credenza <command>

  start   Runs the server, in a release. In a checkout, npm start does.

  forget-second-factors <email>
          Removes all second factors of an administrator who has lost them, and ends the sessions.

  verify FILE
          Verifies a certificate, or a picture of a printed one; 'verify --help' says how. Needs no settings, database or server.
  check-log --kept FILE --trust HOST
          Checks whether a public log still begins with a state that you kept; 'check-log --help' says how. Needs no settings.

  witness Signs the checkpoints of others' logs; 'witness --help' says how. Needs a folder, and none of the rest.

  audit [--since DATE or FILE]
          Checks that nothing was rewritten: audit trails, logs, status lists, ledger, chain. Prints the first entry in
          each that does not match.
          Exit code 0: everything is intact; 1: something was changed; 2: could not be checked.
          With --since: what was written after that date, or after the checkpoint in that file (docs/operations/audit.md).

  backup  Copies everything to BACKUP_FOLDER or to the BACKUP_S3_* bucket, whether the server runs or not.

  backups Lists what can be restored, and the newest drills.

  restore [TIME]
          Restores the newest state, or the one of TIME (2026-11-23T05:00:00Z), into DATA_DIR, where there must be no database.

  drill   Restores the newest backup beside the database, audits the copy, and removes it.
          Exit code 0: the copy is intact; 1: it is not, or could not be restored.

  backup-key [split NEEDED SHARES | join]
          Prints the master key for a safe, or splits it into shares to print, any NEEDED of which give the key. 'join' reads
          shares from standard input, one a line, and prints the key.

  rotate-master-key
          Replaces the master key while the server runs, and seals everything again under the new one (docs/operations/keys.md).
          If it is stopped, run it again: it continues.

  renew-seals FOLDER
          Adds a time-stamp to the PDFs in a folder whose newest one ends within a year (docs/operations/keys.md). Needs TSA_URL,
          and no database.

  events [--since TIME | --after POSITION]
          Prints security events as JSON, one a line, oldest first: all, those since TIME (2026-11-23T05:00:00Z), or those after
          a position (docs/operations/security-events.md).

  archive --before DATE [--to FOLDER]
          Moves older entries that are no longer needed out of the audit trails, sealed, to the folder or to where backups
          go, while the server runs (docs/operations/archive.md).

  unarchive [--from FOLDER]
          Reads all archived entries back into the database.

  rebuild-indexes
          Frees the disk space that large batches leave unused in the indexes, while the server runs.

  distribute
          Spreads the database over the workers of a Citus cluster, while no server runs (docs/operations/citus.md). Run it
          again after an upgrade.

  health  Asks the server that runs here with these settings whether it is well. Exit code 0: yes; 1: no.

  help    Prints this, as --help does anywhere. It runs nothing.

  --version
          Prints the release.

Settings come from the same environment variables as the server’s (docs/operations/settings.md).
`

async function audit(ctx: Context, rest: readonly string[]): Promise<number> {
  const { since } = parseArgs({ args: [...rest], options: { since: { type: 'string' } } }).values
  const { auditHistory, auditSince } = await import('./audit-history.ts')
  const findings = await (since === undefined ? auditHistory(ctx) : auditSince(ctx, since))
  for (const { part, ok, text } of findings)
    process.stdout.write(`${ok ? 'intact' : 'BROKEN'}  ${part}: ${text}\n`)
  if (since !== undefined)
    process.stdout.write('Checked only what was written since then. credenza audit checks the rest.\n')
  return findings.every(({ ok }) => ok) ? 0 : 1
}

async function forgetSecondFactors(ctx: Context, [email = '']: readonly string[]): Promise<number> {
  const { forgetAdminFactors } = await import('./people/account/second-factor/forget-factors.ts')
  await forgetAdminFactors(ctx, email)
  process.stdout.write('All second factors removed. The next sign-in asks for a new one.\n')
  return 0
}

async function rebuild({ db, database }: Context, _: readonly string[], stop: AbortSignal): Promise<number> {
  const { everyIndex } = await import('./platform/db/indexes/find-indexes.ts')
  const { rebuildIndexes, rebuildingLease } = await import('./platform/db/indexes/rebuild-indexes.ts')
  const { withLease } = await import('./platform/db/lease.ts')
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  await withLease(
    database,
    rebuildingLease,
    async ({ signal }) => {
      for await (const { index, before, after } of rebuildIndexes(database, await everyIndex(db), signal))
        process.stdout.write(`${index}: ${megabytes(before)} -> ${megabytes(after)}\n`)
    },
    { signal: stop },
  )
  return 0
}

async function events(ctx: Context, rest: readonly string[]): Promise<number> {
  const options = { since: { type: 'string' }, after: { type: 'string' } } as const
  const { values } = parseArgs({ args: [...rest], options })
  const { eventLines, readStart } = await import('./doors/security-event/event-lines.ts')
  for await (const lines of eventLines(ctx, readStart(values, ctx.clock()))) process.stdout.write(lines)
  return 0
}

async function distributeTables({ database }: Context): Promise<number> {
  const { distribute } = await import('./database/distribution/distribute.ts')
  for await (const table of distribute(database)) process.stdout.write(`${table}\n`)
  process.stdout.write('Everything is distributed.\n')
  return 0
}

// The reader may stop early, as `head` does: the command still runs to its end, for its exit code.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

const log = pino({ level: 'error', serializers: logSerializers }, pino.destination(2))

/** Ctrl-C ends the command, and then the embedded Postgres if the command has started it. */
async function run(command: Command, rest: readonly string[]): Promise<number> {
  const stop = stopSignal()
  const { openContext } = await import('./open-context.ts')
  const config = { ...readConfig(process.env), publicUrl: undefined, roles: new Set<never>() }
  const { ctx, close } = await openContext(config, log, stop)
  const stopped = once(stop, 'abort').then(() => {
    throw new Error('Stopped.')
  })
  try {
    return await Promise.race([command(ctx, rest, stop), stopped])
  } finally {
    await close()
  }
}

/** Works on the database. */
type Command = (ctx: Context, rest: readonly string[], stop: AbortSignal) => Promise<number>

const loadBackups = () => import('./backup-commands.ts')
const loadArchive = () => import('./archive-commands.ts')

const onDatabase: Record<string, Command> = {
  archive: async (...given) => (await loadArchive()).archive(...given),
  unarchive: async (...given) => (await loadArchive()).unarchive(...given),
  audit,
  events,
  backup: async (ctx) => (await loadBackups()).backup(ctx),
  distribute: distributeTables,
  'forget-second-factors': forgetSecondFactors,
  'rebuild-indexes': rebuild,
  'rotate-master-key': async (...given) => (await import('./master-key-commands.ts')).rotate(...given),
}

type Work = (rest: string[]) => Promise<number>

const commands: Record<string, Work> = {
  backups: async () => (await loadBackups()).listBackups(readConfig(process.env)),
  'backup-key': async (rest) =>
    (await loadBackups()).backupKey(readConfig(process.env), rest, createInterface(process.stdin)),
  restore: async ([time]) => (await loadBackups()).restore(readConfig(process.env), log, stopSignal(), time),
  drill: async () => (await loadBackups()).runDrill(readConfig(process.env), log, stopSignal()),
  'renew-seals': async ([folder]) =>
    (await import('./renew-seals.ts')).renewSeals(readConfig(process.env), folder),
  health: async () => ((await isHealthy(readConfig(process.env))) ? 0 : 1),
}
for (const [name, command] of Object.entries(onDatabase)) commands[name] = (rest) => run(command, rest)

/** Works on arguments that the command takes, and prints why it failed as one sentence. */
async function runNamed(name: string, rest: string[]): Promise<number> {
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command)
      throw new Error(`There is no command ${[name, ...rest].join(' ')}: credenza help lists them all.`)
    const amiss = argumentAmiss(name, rest)
    if (amiss !== undefined)
      throw new Error(`credenza ${name} cannot do anything with ${amiss}: credenza help says what it takes.`)
    return await command(rest)
  } catch (thrown) {
    const error = explain(thrown, resolve(process.env.DATA_DIR ?? '.data'))
    process.stderr.write(`${error instanceof Error ? error.message : 'The command failed.'}\n`)
    return 2
  }
}

const argv = process.argv.slice(2)
const [name = '', ...rest] = argv
if (name === 'verify') {
  const { runVerify } = await import('./verifying/verify-file/run-verify.ts')
  process.exitCode = await runVerify(rest)
} else if (name === 'check-log') {
  const { runCheckLog } = await import('./verifying/verify-file/run-check-log.ts')
  process.exitCode = await runCheckLog(rest)
} else if (name === 'witness') {
  const { runWitness } = await import('./proof/witness/alone/run-witness.ts')
  process.exitCode = await runWitness(rest)
} else if (asksForHelp(argv)) process.stdout.write(usage)
else if (name === '--version') process.stdout.write(`${version}\n`)
else process.exitCode = await runNamed(name, rest)
