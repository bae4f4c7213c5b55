#!/usr/bin/env node
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { version } from '@credenza/schema/version'
import { pino } from 'pino'
import { argumentAmiss, asksForHelp } from './command-line.ts'
import { usage } from './command-usage.ts'
import type { Context } from './context.ts'
import { logSerializers } from './platform/fault-of.ts'
import { explain } from './platform/start/explain.ts'
import { stopSignal } from './platform/start/stop-signal.ts'
import { isHealthy } from './probe.ts'
import { readConfig } from './settings/config.ts'

// Each command loads only what it needs: containers call `health` all the time.

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
const loadOthers = () => import('./database-commands.ts')

const onDatabase: Record<string, Command> = {
  archive: async (...given) => (await loadArchive()).archive(...given),
  unarchive: async (...given) => (await loadArchive()).unarchive(...given),
  audit: async (ctx, rest) => (await loadOthers()).audit(ctx, rest),
  events: async (ctx, rest) => (await loadOthers()).events(ctx, rest),
  backup: async (ctx) => (await loadBackups()).backup(ctx),
  distribute: async (ctx) => (await loadOthers()).distributeTables(ctx),
  'forget-second-factors': async (ctx, rest) => (await loadOthers()).forgetSecondFactors(ctx, rest),
  'rebuild-indexes': async (ctx, _, stop) => (await loadOthers()).rebuild(ctx, stop),
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
