import type { CourseGrades, GradedPerson } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { requireTeacher } from '../../people/learning-platform/require-teacher.ts'
import type { Reading } from '../../people/learning-platform/services.ts'
import type { Launch } from '../../people/learning-platform/take-answer.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { type CourseRow, courseOfLaunch } from './find-course.ts'
import { beginReadingGrades, type LineItem, readLearners, readLineItems } from './read-grades.ts'
import { type CourseStanding, standingsOf } from './standing.ts'

export type Candidate = GradedPerson & Pick<CourseStanding, 'studentId'>

/**
 * Returns the course's grades and, if it has a rule, its people and whether each meets it. Throws 'launch_failed' if the caller
 * is not a teacher or the platform refuses, and 'unavailable'.
 */
export async function gradesOfLaunch(ctx: Context, launch: Launch): Promise<CourseGrades> {
  requireTeacher(launch)
  const reading = await beginReadingGrades(ctx, launch)
  const items = await readLineItems(ctx, launch, reading)
  const course = await courseOfLaunch(ctx.db, launch)
  const people = course ? await candidates(ctx, launch, { course, reading, items }) : []
  return {
    lineItems: items.map(({ id, label }) => ({ id, label })),
    people: people.map(({ studentId: _, ...person }) => person),
  }
}

/** Lists everyone who learns in the course, from the platform and our own records as they are now. */
export async function candidatesOfLaunch(
  ctx: Context,
  launch: Launch,
): Promise<{ course: CourseRow; people: Candidate[] }> {
  requireTeacher(launch)
  const course = await courseOfLaunch(ctx.db, launch)
  if (!course) throw refusal('invalid.course_unruled')
  const reading = await beginReadingGrades(ctx, launch)
  const items = await readLineItems(ctx, launch, reading)
  return { course, people: await candidates(ctx, launch, { course, reading, items }) }
}

async function candidates(
  ctx: Context,
  launch: Launch,
  { course, reading, items }: { course: CourseRow; reading: Reading; items: readonly LineItem[] },
): Promise<Candidate[]> {
  const learners = await readLearners(ctx, launch, { reading, rule: course.rule, items })
  const standings = await standingsOf(ctx.db, course, learners)
  return learners.map(({ number: _, ...learner }) => ({ ...learner, ...standings.get(learner.subject)! }))
}
