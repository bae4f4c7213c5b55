import type { ApprovalRule } from '@credenza/schema'
import type { Context, Db, Tx } from '../../context.ts'
import { requireFreshSecondFactor } from '../../people/account/second-factor/require-fresh.ts'
import { holdOrganisation, lockOrganisation } from '../../people/organisation/lock-organisation.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { requireCategory } from '../category/require-category.ts'
import { reachesType } from '../reach/subject-within.ts'
import { signersOf } from './signers-of.ts'

/**
 * The rules that a person may see, by category. People whose roles are in departments see the rules for those departments'
 * categories, and the one for all other categories. Everybody else sees all rules, whichever department they currently work in,
 * because saving replaces all of them.
 */
export async function readRulesFor(db: Db, caller: OrganisationCaller): Promise<ApprovalRule[]> {
  const { organisationId, departments } = caller
  const rules = await readRules(db, organisationId)
  if (!caller.memberships) return rules
  const reach = { organisationId, departments }
  const reached = await Promise.all(
    rules.map(({ category }) => category === '' || reachesType(db, reach, category)),
  )
  return rules.filter((_, i) => reached[i])
}

/** An organisation's rules, by category. */
export async function readRules(db: Db | Tx, organisationId: string): Promise<ApprovalRule[]> {
  const rows = await db
    .selectFrom('approval_rule')
    .selectAll()
    .where('org_id', '=', organisationId)
    .orderBy('category')
    .execute()
  return rows.map(({ category, needed, signers, free_a_day, free_fils_a_day }) => ({
    category,
    needed,
    signers,
    freeADay: free_a_day,
    freeFilsADay: free_fils_a_day === null ? null : Number(free_fils_a_day),
  }))
}

/** Like `readRules`; nobody changes the rules before the transaction ends. */
export async function holdRules(tx: Tx, organisationId: string): Promise<ApprovalRule[]> {
  await holdOrganisation(tx, organisationId)
  return readRules(tx, organisationId)
}

/**
 * Replaces an organisation's rules, from the next signature on. Requests already with signers must also meet the rules that
 * applied when they were made. Requires a fresh second factor. Throws 'invalid' for a second rule for a category, an unknown
 * category without a rule, and a signer who may not sign. Certificates of a category that was renamed or deleted keep its rule.
 */
export async function setRules(
  ctx: Context,
  caller: OrganisationCaller,
  wanted: readonly ApprovalRule[],
): Promise<void> {
  await requireFreshSecondFactor(ctx, caller)
  const { organisationId, accountId } = caller
  const rules = wanted.map((rule) => ({ ...rule, signers: [...new Set(rule.signers)].sort() }))
  await withRetry(ctx.db, async (tx) => {
    await lockOrganisation(tx, organisationId)
    await requireSound(ctx, tx, organisationId, rules)
    await tx.deleteFrom('approval_rule').where('org_id', '=', organisationId).execute()
    for (const { freeADay: free_a_day, freeFilsADay: free_fils_a_day, ...rule } of rules)
      await tx
        .insertInto('approval_rule')
        .values({ org_id: organisationId, ...rule, free_a_day, free_fils_a_day })
        .execute()
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      {
        actor: accountId,
        action: 'approval.rules-changed',
        subject: organisationId,
        detail: { rules: rules.length },
      },
    ])
  })
}

async function requireSound(
  ctx: Context,
  tx: Tx,
  organisationId: string,
  rules: readonly ApprovalRule[],
): Promise<void> {
  const signers = await signersOf(ctx, tx, organisationId)
  const ruled = new Set((await readRules(tx, organisationId)).map(({ category }) => category))
  for (const [i, { category, signers: named }] of rules.entries()) {
    if (rules.findIndex((rule) => rule.category === category) !== i)
      throw fieldRefusal(`rules.${i}.category`, 'invalid.rule_repeated')
    if (category !== '' && !ruled.has(category))
      await requireCategory(tx, { organisationId }, category, `rules.${i}.category`)
    const mayApprove = (id: string) => (category === '' ? signers.has(id) : signers.maySign(id, [category]))
    if (!named.every(mayApprove)) throw fieldRefusal(`rules.${i}.signers`, 'invalid.signer')
  }
}
