import { checkLog } from './anchor/check-log.ts'
import { checkTrails } from './audit/check-trail.ts'
import type { Context } from './context.ts'
import { checkLedger } from './ledger/check-ledger.ts'
import { verifyChain } from './platform/chain/embedded/verify-chain.ts'

/** One part of the history: whether it is as it was written, and how much of it there is. */
export interface Finding {
  part: string
  ok: boolean
  /** How many entries were checked, or which one is the first that does not fit, and why. */
  text: string
}

/** Checks everything that must never be rewritten: audit trails, both logs, the ledger, and the embedded chain. */
export async function auditHistory(ctx: Context): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const trail of await checkTrails(ctx.db)) {
    const part = `audit trail ${trail.organisationId}`
    const text = trail.ok ? `${trail.entries} entries` : `entry ${trail.seq}: ${trail.reason}`
    findings.push({ part, ok: trail.ok, text })
  }
  for (const name of ['certificates', 'statements'] as const) {
    const log = await checkLog(ctx, name)
    findings.push({
      part: `${name} log`,
      ok: log.ok,
      text: log.ok ? `${log.entries} entries` : `entry ${log.entry}: ${log.reason}`,
    })
  }
  const ledger = await checkLedger(ctx.db)
  findings.push({
    part: 'ledger',
    ok: ledger.ok,
    text: ledger.ok ? `${ledger.transactions} transactions` : `${ledger.subject}: ${ledger.reason}`,
  })
  if (ctx.chain.kind === 'embedded') {
    const chain = await verifyChain(ctx.db)
    findings.push({
      part: 'chain',
      ok: chain.ok,
      text: chain.ok ? `${chain.blocks} blocks` : `block ${chain.block}: ${chain.reason}`,
    })
  }
  return findings
}
