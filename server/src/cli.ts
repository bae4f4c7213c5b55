#!/usr/bin/env node
import { once } from 'node:events'
import { version } from '@credenza/schema/version'
import { pino } from 'pino'
import { readConfig } from './config.ts'
import type { Context } from './context.ts'
import { stopSignal } from './platform/start/stop-signal.ts'
import { isHealthy } from './probe.ts'

// Each command loads what it needs: a container asks for its health all the time.

const usage = `Usage: credenza <command>

  forget-second-factors <email>
          Removes all second factors of an administrator who has lost them, and ends the sessions.

  verify FILE
          Verifies a certificate, or a picture of a printed one; 'verify --help' says how. Needs no settings, database or server.

  witness Signs the checkpoints of others' logs; 'witness --help' says how. Needs a folder, and none of the rest.

  audit   Checks that nobody rewrote history: audit trails, logs, status lists, ledger, chain. Names the first entry in
          each that does not match.
          Exit code 0: everything is intact; 1: something was changed; 2: could not be checked.

  health  Asks the server that runs here with these settings whether it is well. Exit code 0: yes; 1: no.

  --version
          Prints the release.

Settings come from the same environment variables as the server's (docs/operations/settings.md).
`

async function audit(ctx: Context): Promise<number> {
  const { auditHistory } = await import('./audit-history.ts')
  const findings = await auditHistory(ctx)
  for (const { part, ok, text } of findings)
    process.stdout.write(`${ok ? 'intact' : 'BROKEN'}  ${part}: ${text}\n`)
  return findings.every(({ ok }) => ok) ? 0 : 1
}

async function forgetSecondFactors(ctx: Context, email = ''): Promise<number> {
  const { forgetAdminFactors } = await import('./people/account/second-factor/forget-factors.ts')
  await forgetAdminFactors(ctx, email)
  process.stdout.write('All second factors removed. The next sign-in asks for a new one.\n')
  return 0
}

/** Ctrl-C ends the command, and then the embedded Postgres if the command has started it. */
async function run(command: Command, argument: string | undefined): Promise<number> {
  const stop = stopSignal()
  const { openContext } = await import('./open-context.ts')
  const { ctx, close } = await openContext(
    { ...readConfig(process.env), publicUrl: undefined },
    pino({ level: 'error' }, pino.destination(2)),
    stop,
  )
  const stopped = once(stop, 'abort').then(() => {
    throw new Error('Stopped.')
  })
  try {
    return await Promise.race([command(ctx, argument), stopped])
  } finally {
    await close()
  }
}

type Command = (ctx: Context, argument: string | undefined) => Promise<number>

const commands: Record<string, Command> = { audit, 'forget-second-factors': forgetSecondFactors }

const command = commands[process.argv[2] ?? '']
if (process.argv[2] === 'verify') {
  const { runVerify } = await import('./verifying/verify-file/run-verify.ts')
  process.exitCode = await runVerify(process.argv.slice(3))
} else if (process.argv[2] === 'witness') {
  const { runWitness } = await import('./proof/witness/alone/run-witness.ts')
  process.exitCode = await runWitness(process.argv.slice(3))
} else if (process.argv[2] === 'health') process.exitCode = (await isHealthy(readConfig(process.env))) ? 0 : 1
else if (process.argv[2] === '--version') process.stdout.write(`${version}\n`)
else if (command) {
  process.exitCode = await run(command, process.argv[3]).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : 'The command failed.'}\n`)
    return 2
  })
} else {
  process.stdout.write(usage)
  process.exitCode = process.argv[2] === undefined || process.argv[2] === '--help' ? 0 : 2
}
