import type { Tx } from '../../context.ts'
import { type Caller, isPermittedTo, type Reach } from '../../platform/http/access.ts'
import { refusal } from '../../platform/http/api-error.ts'

/**
 * Gives a renamed category the rule of its old name, unless its new name has one. The old name keeps its own too, for the
 * certificates that have it. Call it with the organisation locked. Returns what of it is recorded: the organisation, or nothing
 * without a rule. Throws 'forbidden' for anyone but the owner if there is a rule: each name has its own number of certificates
 * a day that need no approval.
 */
export async function copyRuleToNewName(
  tx: Tx,
  { organisationId, ...caller }: Reach & Pick<Caller, 'memberRole' | 'memberships'>,
  { before, name }: { before: string; name: string },
): Promise<string[]> {
  const rule = await tx
    .selectFrom('approval_rule')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('category', '=', before)
    .executeTakeFirst()
  if (!rule) return []
  if (!isPermittedTo(caller, 'own')) throw refusal('forbidden.ruled_category')
  const free_fils_a_day = rule.free_fils_a_day === null ? null : Number(rule.free_fils_a_day)
  await tx
    .insertInto('approval_rule')
    .values({ ...rule, free_fils_a_day, category: name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return [organisationId]
}
