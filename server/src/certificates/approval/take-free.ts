import type { ApprovalRule } from '@credenza/schema'
import { sql } from 'kysely'
import type { Tx } from '../../context.ts'

/**
 * Counts certificates that are signed today (UTC) without approval, if the rule lets all of them through. Locks the count, so
 * that two calls cannot use the same remainder.
 */
export async function takeFree(
  tx: Tx,
  organisationId: string,
  { rule: { category, freeADay }, wanted, now }: { rule: ApprovalRule; wanted: number; now: Date },
): Promise<boolean> {
  if (wanted > freeADay) return false
  const day = now.toISOString().slice(0, 10)
  const { rows } = await sql`
    INSERT INTO approval_free (org_id, category, day, signed)
    VALUES (${organisationId}, ${category}, ${day}, ${wanted})
    ON CONFLICT (org_id, category, day) DO UPDATE SET signed = approval_free.signed + excluded.signed
      WHERE approval_free.signed + excluded.signed <= ${freeADay}
    RETURNING signed`.execute(tx)
  return rows.length > 0
}
