import type { Context } from './context.ts'
import { historyParts } from './operating/history/parts.ts'
import { allSteps } from './platform/steps.ts'
import { forgetOtherParts, noteOutcome } from './proof/doubt/doubts.ts'

/** One part of the history: whether it is as it was written, and its extent. */
export interface Finding {
  part: string
  ok: boolean
  /** How many entries were checked, or the first one that does not match, and why. */
  text: string
}

/**
 * Checks everything that must never be rewritten, and stores what no longer matches: the server does not vouch for it
 * until a later check finds it intact.
 */
export async function auditHistory(ctx: Context): Promise<Finding[]> {
  const parts = await historyParts(ctx, { onChain: 'every' })
  const findings: Finding[] = []
  for (const { name, check } of parts) {
    const outcome = await allSteps(check())
    await noteOutcome(ctx, name, outcome)
    findings.push({ part: name, ok: outcome.ok, text: outcome.text })
  }
  await forgetOtherParts(
    ctx,
    parts.map(({ name }) => name),
  )
  return findings
}
