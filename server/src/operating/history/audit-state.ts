import { readLatest } from '@credenza/registry'
import type { Finding } from '../../audit-history.ts'
import type { Context, Tx } from '../../context.ts'
import { checkDerived } from '../../proof/audit/state/check-derived.ts'
import type { StateCheck } from '../../proof/audit/state/check-state.ts'
import { checkAnchors } from './check-anchors.ts'

/** How many checkpoints the chain has recorded. */
export const recordedCheckpoints = async ({ chain }: Pick<Context, 'chain'>): Promise<number> =>
  (await readLatest(chain.client, chain.registry)).number

/** Compares derived data with their sources. Returns the mismatches. */
export async function auditDerived(ctx: Context & { db: Tx }, checkpoints: number): Promise<Finding[]> {
  const anchor = await checkAnchors(ctx, checkpoints)
  const found = [...(await checkDerived(ctx)), ...(anchor ? [anchor] : [])]
  return found.map(({ check, subject, reason }) => ({
    part: check,
    ok: false,
    text: `${subject}: ${reason}`,
  }))
}

export const stateFault = ({ seq, subject, reason }: Extract<StateCheck, { ok: false }>): string =>
  `${seq === undefined ? '' : `entry ${seq}: `}${subject}: ${reason}`
