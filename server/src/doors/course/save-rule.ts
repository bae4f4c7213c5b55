import { isDeepStrictEqual } from 'node:util'
import type { CourseRule } from '@credenza/schema'
import { requireCategory } from '../../certificates/category/require-category.ts'
import { noteType } from '../../certificates/certificate/list/certificate-counts.ts'
import { templateResolver } from '../../certificates/template/resolve-template.ts'
import type { Context, Tx } from '../../context.ts'
import { accountOfLaunch } from '../../people/learning-platform/accounts.ts'
import { requireTeacher } from '../../people/learning-platform/require-teacher.ts'
import { holdLaunch, type Launch } from '../../people/learning-platform/take-answer.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { newTenantId } from '../../platform/ids.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { courseOfLaunch } from './find-course.ts'
import { beginReadingGrades, readLineItems } from './read-grades.ts'

/**
 * Stores the rule of the course of a teacher's launch and returns the course's id. Withdraws what was proposed under another
 * rule, so that nobody accepts something other than they read. Throws 'launch_failed' if the caller is not a teacher, or the
 * launch has ended in the meantime (`holdLaunch`), and 'invalid' for a type or template that is not the organisation's, or a grade
 * that is not the course's.
 */
export async function saveRule(ctx: Context, launch: Launch, rule: CourseRule): Promise<string> {
  requireTeacher(launch)
  if (rule.basis === 'item') await requireLineItem(ctx, launch, rule.lineItem)
  const kept = rule.basis === 'item' ? rule : { ...rule, lineItem: '' }
  return withRetry(ctx.db, async (tx) => {
    const { org_id } = launch.platform
    await holdLaunch(tx, launch)
    await requireAwardable(tx, org_id, rule)
    await noteType(tx, org_id, { categoryName: rule.certificateType, date: ctx.clock().toISOString() })
    const account = await accountOfLaunch(tx, launch)
    return keepRule(ctx, tx, { launch, actor: account?.accountId ?? 'system' }, kept)
  })
}

async function requireLineItem(ctx: Context, launch: Launch, id: string): Promise<void> {
  const items = await readLineItems(ctx, launch, await beginReadingGrades(ctx, launch))
  if (!items.some((item) => item.id === id)) throw fieldRefusal('lineItem', 'invalid.line_item')
}

async function requireAwardable(tx: Tx, organisationId: string, rule: CourseRule): Promise<void> {
  const reach = { organisationId }
  await requireCategory(tx, reach, rule.certificateType, 'certificateType')
  const templateOf = await templateResolver(tx, reach)
  if (!templateOf(rule)) throw fieldRefusal('templateId', 'invalid.template')
}

async function keepRule(
  ctx: Context,
  tx: Tx,
  { launch, actor }: { launch: Launch; actor: string },
  rule: CourseRule,
): Promise<string> {
  const { platform, deploymentId, contextId, contextTitle, resourceLinkId } = launch
  const org_id = platform.org_id
  const now = ctx.clock()
  const before = await courseOfLaunch(tx, launch)
  const id = before?.id ?? newTenantId('crs', org_id)
  const stored = { title: contextTitle, deployment_id: deploymentId, rule: JSON.stringify(rule) }
  await tx
    .insertInto('course_link')
    .values({
      org_id,
      id,
      platform_id: platform.id,
      context_id: contextId,
      resource_link_id: resourceLinkId ?? null,
      ...stored,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['org_id', 'id']).doUpdateSet(stored))
    .execute()
  if (before && !isDeepStrictEqual(before.rule, rule)) await withdrawProposals(tx, org_id, id)
  await appendAudit(ctx, tx, org_id, now, [{ actor, action: 'course.rule-saved', subject: id }])
  return id
}

/** Deletes the proposals of a course that were not awarded yet. Returns how many. */
export async function withdrawProposals(tx: Tx, organisationId: string, courseId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('course_award')
    .where('org_id', '=', organisationId)
    .where('course_id', '=', courseId)
    .where('batch_id', 'is', null)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
