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
  const { rows } = await sql`
    INSERT INTO approval_free (org_id, category, day, signed, fils)
    VALUES (${organisationId}, ${category}, ${dayOf(ctx)}, ${ids.length}, ${fils})
    ON CONFLICT (org_id, category, day) DO UPDATE
      SET signed = approval_free.signed + excluded.signed, fils = approval_free.fils + excluded.fils
      WHERE approval_free.signed + excluded.signed <= ${freeADay}
        AND (${freeFilsADay}::bigint IS NULL OR approval_free.fils + excluded.fils <= ${freeFilsADay})
    RETURNING signed`.execute(tx)
  return rows.length > 0
}

/** Whether `takeFree` would allow this many certificates now. Counts nothing, and locks nothing. */
export async function hasFree(
  ctx: Context,
  tx: Tx,
  {
    organisationId,
    rule: { category, freeADay, freeFilsADay },
    count,
    idsOf,
  }: { organisationId: string; rule: ApprovalRule; count: number; idsOf: () => Promise<string[]> },
): Promise<boolean> {
  const taken = await tx
    .selectFrom('approval_free')
    .select(['signed', 'fils'])
    .where('org_id', '=', organisationId)
    .where('category', '=', category)
    .where('day', '=', dayOf(ctx))
    .executeTakeFirst()
  if ((taken?.signed ?? 0) + count > freeADay) return false
  if (freeFilsADay === null) return true
  const fils = await ctx.followUps.mostForReviews(tx, organisationId, await idsOf())
  return Number(taken?.fils ?? 0) + fils <= freeFilsADay
}

const dayOf = ({ clock }: Context): string => clock().toISOString().slice(0, 10)
