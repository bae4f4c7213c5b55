import type { ApprovalRule } from '@credenza/schema'
import { sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'

/**
 * Counts certificates that are signed today (UTC) without approval; false if the rule's daily limits on number and cost of
 * reviews do not allow all of them. Locks the count, so that two calls cannot use up the same remainder.
 */
export async function takeFree(
  ctx: Context,
  tx: Tx,
  { organisationId, rule, ids }: { organisationId: string; rule: ApprovalRule; ids: readonly string[] },
): Promise<boolean> {
  const { category, freeADay, freeFilsADay } = rule
  if (ids.length > freeADay) return false
  const fils = freeFilsADay === null ? 0 : await ctx.followUps.mostForReviews(tx, organisationId, ids)
  if (fils > (freeFilsADay ?? 0)) return false
  const day = ctx.clock().toISOString().slice(0, 10)
  const { rows } = await sql`
    INSERT INTO approval_free (org_id, category, day, signed, fils)
    VALUES (${organisationId}, ${category}, ${day}, ${ids.length}, ${fils})
    ON CONFLICT (org_id, category, day) DO UPDATE
      SET signed = approval_free.signed + excluded.signed, fils = approval_free.fils + excluded.fils
      WHERE approval_free.signed + excluded.signed <= ${freeADay}
        AND (${freeFilsADay}::bigint IS NULL OR approval_free.fils + excluded.fils <= ${freeFilsADay})
    RETURNING signed`.execute(tx)
  return rows.length > 0
}
