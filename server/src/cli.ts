#!/usr/bin/env node
import { pino } from 'pino'
import { auditHistory } from './audit-history.ts'
import { readConfig } from './config.ts'
import { openContext } from './open-context.ts'

const usage = `Usage: credenza <command>

  audit   Checks that nobody rewrote history: audit trails, logs, chain. Names the first entry that does not fit.
          Exit code 0: all is as it was written; 1: something is not; 2: could not be checked.

Settings come from the same environment variables as the server's (docs/operations/settings.md).
`

async function audit(): Promise<number> {
  const { ctx, close } = await openContext(
    { ...readConfig(process.env), publicUrl: undefined },
    pino({ level: 'error' }, pino.destination(2)),
  )
  try {
    const findings = await auditHistory(ctx)
    for (const { part, ok, text } of findings)
      process.stdout.write(`${ok ? 'intact' : 'BROKEN'}  ${part}: ${text}\n`)
    return findings.every(({ ok }) => ok) ? 0 : 1
  } finally {
    await close()
  }
}

const commands: Record<string, () => Promise<number>> = { audit }

const command = commands[process.argv[2] ?? '']
if (command) {
  process.exitCode = await command().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : 'The command failed.'}\n`)
    return 2
  })
} else {
  process.stdout.write(usage)
  process.exitCode = process.argv[2] === undefined || process.argv[2] === '--help' ? 0 : 2
}
