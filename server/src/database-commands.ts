import { parseArgs } from 'node:util'
import { auditHistory, auditSince } from './audit-history.ts'
import type { Context } from './context.ts'
import { distribute } from './database/distribution/distribute.ts'
import { eventLines, readStart } from './doors/security-event/event-lines.ts'
import { forgetAdminFactors } from './people/account/second-factor/forget-factors.ts'
import { everyIndex } from './platform/db/indexes/find-indexes.ts'
import { rebuildIndexes, rebuildingLease } from './platform/db/indexes/rebuild-indexes.ts'
import { withLease } from './platform/db/lease.ts'

export async function audit(ctx: Context, rest: readonly string[]): Promise<number> {
  const { since } = parseArgs({ args: [...rest], options: { since: { type: 'string' } } }).values
  const findings = await (since === undefined ? auditHistory(ctx) : auditSince(ctx, since))
  for (const { part, ok, text } of findings)
    process.stdout.write(`${ok ? 'intact' : 'BROKEN'}  ${part}: ${text}\n`)
  if (since !== undefined)
    process.stdout.write('Checked only what was written since then. credenza audit checks the rest.\n')
  return findings.every(({ ok }) => ok) ? 0 : 1
}

export async function forgetSecondFactors(ctx: Context, [email = '']: readonly string[]): Promise<number> {
  await forgetAdminFactors(ctx, email)
  process.stdout.write('All second factors removed. The next sign-in asks for a new one.\n')
  return 0
}

export async function rebuild({ db, database }: Context, stop: AbortSignal): Promise<number> {
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

export async function events(ctx: Context, rest: readonly string[]): Promise<number> {
  const options = { since: { type: 'string' }, after: { type: 'string' } } as const
  const { values } = parseArgs({ args: [...rest], options })
  for await (const lines of eventLines(ctx, readStart(values, ctx.clock()))) process.stdout.write(lines)
  return 0
}

export async function distributeTables({ database }: Context): Promise<number> {
  for await (const table of distribute(database)) process.stdout.write(`${table}\n`)
  process.stdout.write('Everything is distributed.\n')
  return 0
}
