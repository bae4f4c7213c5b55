import { type Batch, type CourseAwardAnswer, type CourseRule, zonedDay } from '@credenza/schema'
import { sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { accountOfLaunch } from '../../people/learning-platform/accounts.ts'
import { holdLaunch, type Launch } from '../../people/learning-platform/take-answer.ts'
import { timeZoneOf } from '../../people/organisation/time-zone.ts'
import type { Starter } from '../../platform/acts/batch-kind.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { startBatchWithin } from '../batch/start-batch.ts'
import { type CourseRow, findCourse, requireRule } from './find-course.ts'
import { candidatesOfLaunch } from './grade.ts'
import { isAwardUndone } from './standing.ts'

/** A person in a course, and which student of the organisation they are. */
export interface Awardee {
  subject: string
  studentId: string
}

/**
 * Awards a course's certificate, once each, to those of these people whose present grades meet the rule. If the teacher
 * connected an account that may prepare certificates, starts a batch of that account, with the usual checks, undo and review;
 * otherwise proposes them. Throws 'launch_failed', also if the launch has ended in the meantime (`holdLaunch`), 'unavailable', and
 * 'invalid' if the rule is no longer the course's or nobody is left.
 */
export async function awardFromLaunch(
  ctx: Context,
  launch: Launch,
  { people: subjects, rule }: { people: readonly string[]; rule: CourseRule },
): Promise<CourseAwardAnswer> {
  const { course, people } = await candidatesOfLaunch(ctx, launch)
  requireRule(course, rule)
  const wanted = new Set(subjects)
  const awardees = people.flatMap(({ subject, studentId, meets }) =>
    meets && studentId !== undefined && wanted.has(subject) ? [{ subject, studentId }] : [],
  )
  return withRetry(ctx.db, async (tx) => {
    await holdLaunch(tx, launch)
    const current = await findCourse(tx, course.org_id, course.id, { lock: true })
    requireRule(current, rule)
    const account = await accountOfLaunch(tx, launch)
    if (!account?.mayPrepare) return { batch: null, proposed: await propose(ctx, tx, current, awardees) }
    const starter = {
      organisationId: course.org_id,
      accountId: account.accountId,
      secondFactorAt: undefined,
    }
    return { batch: await awardWithin(ctx, tx, { course: current, starter }, awardees), proposed: 0 }
  })
}

/**
 * Starts the batch for those who were not awarded before. The caller must have locked the course. Throws 'invalid' if nobody is
 * left.
 */
export async function awardWithin(
  ctx: Context,
  tx: Tx,
  { course, starter }: { course: CourseRow; starter: Starter },
  people: readonly Awardee[],
): Promise<Batch> {
  const awardees = await notYet(tx, course, people, 'awarded')
  if (awardees.length === 0) throw refusal('invalid.nobody_to_award')
  const { certificateType, title, templateId } = course.rule
  const now = ctx.clock()
  const date = zonedDay(now.toISOString(), (await timeZoneOf(tx, course.org_id)) ?? 'UTC')
  const ids = [...new Set(awardees.map(({ studentId }) => studentId))]
  const batch = await startBatchWithin(ctx, tx, starter, {
    kind: 'create',
    recipients: { ids },
    certificate: { certificateType, title, date, validUntil: '', templateId, details: {}, courses: [] },
    each: [],
  })
  await keepAwards(tx, course, { batchId: batch._id, now }, awardees)
  await appendAudit(ctx, tx, course.org_id, now, [
    {
      actor: starter.accountId,
      action: 'course.awarded',
      subject: course.id,
      detail: { batch: batch._id, total: ids.length },
    },
  ])
  return batch
}

async function propose(ctx: Context, tx: Tx, course: CourseRow, people: readonly Awardee[]): Promise<number> {
  const awardees = await notYet(tx, course, people, 'proposed')
  if (awardees.length === 0) throw refusal('invalid.nobody_to_award')
  const now = ctx.clock()
  await keepAwards(tx, course, { batchId: null, now }, awardees)
  await appendAudit(ctx, tx, course.org_id, now, [
    { actor: 'system', action: 'course.proposed', subject: course.id, detail: { total: awardees.length } },
  ])
  return awardees.length
}

/** Leaves out the people who were awarded before, by person and by student; for 'proposed', also those who were proposed. */
async function notYet(
  tx: Tx,
  course: CourseRow,
  people: readonly Awardee[],
  before: 'awarded' | 'proposed',
): Promise<Awardee[]> {
  const rows = await tx
    .selectFrom('course_award')
    .select(['subject', 'student_id'])
    .where('org_id', '=', course.org_id)
    .where('course_id', '=', course.id)
    .$if(before === 'awarded', (q) => q.where('batch_id', 'is not', null))
    .where(sql<boolean>`NOT ${isAwardUndone(course.org_id)}`)
    .execute()
  const taken = new Set(rows.flatMap(({ subject, student_id }) => [subject, student_id]))
  return people.filter(({ subject, studentId }) => !taken.has(subject) && !taken.has(studentId))
}

async function keepAwards(
  tx: Tx,
  { org_id, id }: CourseRow,
  { batchId: batch_id, now: created_at }: { batchId: string | null; now: Date },
  awardees: readonly Awardee[],
): Promise<void> {
  const rows = awardees.map(({ subject, studentId: student_id }) => ({
    org_id,
    course_id: id,
    subject,
    student_id,
    batch_id,
    created_at,
  }))
  await tx
    .insertInto('course_award')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'course_id', 'subject']).doUpdateSet((row) => ({
        student_id: row.ref('excluded.student_id'),
        batch_id: row.ref('excluded.batch_id'),
        created_at,
      })),
    )
    .execute()
}
