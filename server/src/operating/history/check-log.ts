import type { Context } from '../../context.ts'
import type { Steps } from '../../platform/steps.ts'
import { type LogHead, readHead } from '../../proof/log/read-log.ts'
import type { LogName } from '../../proof/log/tables.ts'
import { checkCertificates } from './check-certificates.ts'
import { checkChain, type OnChain } from './check-chain.ts'
import { checkCheckpoints } from './check-checkpoints.ts'
import { checkEntries } from './check-entries.ts'
import { checkStatements } from './check-statements.ts'
import type { LogCheck, LogPart } from './log-part.ts'

export interface LogExtent extends OnChain {
  /** The state of the log from which to start. Then the check does not look for rows that are missing in the log. */
  from?: LogHead
}

/**
 * Recomputes a log from its entries and compares it with everything that was derived from them: the business rows, tiles, head,
 * signed checkpoints and what the chain recorded. Names the first entry that does not match. Leaves entries that are logged in
 * the meantime to the next check.
 */
export async function* checkLog(
  ctx: Context,
  log: LogName,
  { from, ...onChain }: LogExtent,
): Steps<LogCheck> {
  const bad: LogPart['bad'] = (entry, reason, issuer) => ({
    ok: false,
    log,
    entry,
    reason,
    ...(issuer && { issuer }),
  })
  const head = await readHead(ctx.db, log)
  const part = { log, head, from, bad }
  const checkRows = log === 'certificates' ? checkCertificates : checkStatements
  return (
    (yield* checkEntries(ctx, part)) ??
    (yield* checkRows(ctx, part)) ??
    (yield* checkCheckpoints(ctx, part)) ??
    (yield* checkChain(ctx, part, onChain)) ?? { ok: true, log, entries: head.size }
  )
}
