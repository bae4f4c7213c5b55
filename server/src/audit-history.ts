import type { Context } from './context.ts'
import { historyParts } from './operating/history/parts.ts'
import { partsSince, readSince } from './operating/history/since.ts'
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
 * until a later check finds it intact. `atMost`: check only this many checkpoints on the chain, from the first.
 */
export async function auditHistory(
  ctx: Context,
  { atMost = Number.POSITIVE_INFINITY }: { atMost?: number } = {},
): Promise<Finding[]> {
  const parts = await historyParts(ctx, { onChain: 'every', atMost })
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

/**
 * Checks what came after a date or a checkpoint (`partsSince`). It stores doubts but withdraws none: a part that is intact
 * since then may be in doubt for something older.
 */
export async function auditSince(ctx: Context, since: string): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { name, check } of await partsSince(ctx, await readSince(ctx, since))) {
    const outcome = await allSteps(check())
    if (!outcome.ok) await noteOutcome(ctx, name, outcome)
    findings.push({ part: name, ok: outcome.ok, text: outcome.text })
  }
  return findings
}
