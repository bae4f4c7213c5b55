import type { Batch, CourseRule } from '@credenza/schema'
import type { Context, Db, Tx } from '../../context.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import type { PageQuery } from '../../platform/lists/page.ts'
import { rowsPage } from '../../platform/lists/rows-page.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { type Awardee, awardWithin } from './award.ts'
import { findCourse, requireRule } from './find-course.ts'
import { withdrawProposals } from './save-rule.ts'

const proposed = (db: Db | Tx, organisationId: string, courseId: string) =>
  db
    .selectFrom('course_award')
    .innerJoin('student', (join) =>
      join
        .onRef('student.org_id', '=', 'course_award.org_id')
        .onRef('student.id', '=', 'course_award.student_id'),
    )
    .where('course_award.org_id', '=', organisationId)
    .where('course_id', '=', courseId)
    .where('batch_id', 'is', null)

/** A page of the students whom a teacher proposed, by name. Throws 'not_found'. */
export async function listProposals(
  { db }: Context,
  { organisationId, courseId }: { organisationId: string; courseId: string },
  query: PageQuery<'name'>,
) {
  await findCourse(db, organisationId, courseId)
  const rows = proposed(db, organisationId, courseId).select([
    'student.id as studentId',
    'student.name',
    'student.email',
  ])
  const { page, ...rest } = await rowsPage(db, rows, query, {
    keys: { name: 'student.name' },
    unique: ['course_award.subject'],
    standard: { column: 'name', direction: 'asc' },
  })
  return { data: page.map(({ studentId, name, email }) => ({ studentId, name, email })), ...rest }
}

/**
 * Awards everything that is proposed in a course by this rule, as a batch of the caller. Throws 'not_found', and 'invalid' if
 * the rule has changed or nothing is proposed.
 */
export async function acceptProposals(
  ctx: Context,
  caller: OrganisationCaller,
  { courseId, rule }: { courseId: string; rule: CourseRule },
): Promise<Batch> {
  return withRetry(ctx.db, async (tx) => {
    const course = await findCourse(tx, caller.organisationId, courseId, { lock: true })
    requireRule(course, rule)
    const people: Awardee[] = await proposed(tx, caller.organisationId, courseId)
      .select(['course_award.subject', 'course_award.student_id as studentId'])
      .execute()
    return awardWithin(ctx, tx, { course, starter: caller }, people)
  })
}

/** Deletes everything that is proposed in a course. A teacher can propose it again. Throws 'not_found'. */
export async function declineProposals(
  ctx: Context,
  { organisationId, accountId }: OrganisationCaller,
  courseId: string,
): Promise<void> {
  await withRetry(ctx.db, async (tx) => {
    await findCourse(tx, organisationId, courseId, { lock: true })
    const total = await withdrawProposals(tx, organisationId, courseId)
    if (total === 0) return
    await appendAudit(ctx, tx, organisationId, ctx.clock(), [
      { actor: accountId, action: 'course.declined', subject: courseId, detail: { total } },
    ])
  })
}
