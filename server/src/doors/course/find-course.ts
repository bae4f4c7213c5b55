import { isDeepStrictEqual } from 'node:util'
import type { CourseRule } from '@credenza/schema'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../context.ts'
import type { Launch } from '../../people/learning-platform/take-answer.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { refusal } from '../../platform/http/api-error.ts'
import type { CourseTables } from './tables.ts'

export type CourseRow = Selectable<CourseTables['course_link']>

/** Finds a course of the organisation. With `lock`, nobody else can award it until the transaction ends. Throws not_found. */
export const findCourse = (db: Db | Tx, organisationId: string, id: string, { lock = false } = {}) =>
  onlyRow(
    db.selectFrom('course_link').selectAll().where('org_id', '=', organisationId).where('id', '=', id),
    {
      lock,
      missing: () => refusal('not_found.course'),
    },
  )

type Place = Pick<Launch, 'platform' | 'deploymentId' | 'contextId' | 'courseId' | 'resourceLinkId'>

/**
 * Finds the course of a launch's link: the one that the teacher chose by deep linking, or else that of the link itself. Accepts
 * only one of the same installation on the platform and the same course there, because a teacher can write anything into a
 * link, and two installations can have courses and links with the same ids.
 */
export async function courseOfLaunch(
  db: Db | Tx,
  { platform, deploymentId, contextId, courseId, resourceLinkId }: Place,
): Promise<CourseRow | undefined> {
  // Courses of earlier releases belong to the first installation that was entered; most platforms have only one.
  const isFirst = platform.settings.deploymentIds[0] === deploymentId
  const here = db
    .selectFrom('course_link')
    .selectAll()
    .where('org_id', '=', platform.org_id)
    .where('platform_id', '=', platform.id)
    .where((row) =>
      row.or([
        row('deployment_id', '=', deploymentId),
        ...(isFirst ? [row('deployment_id', 'is', null)] : []),
      ]),
    )
    .where('context_id', '=', contextId)
    .orderBy('deployment_id')
  const chosen = courseId === undefined ? undefined : await here.where('id', '=', courseId).executeTakeFirst()
  if (chosen || resourceLinkId === undefined) return chosen
  return here.where('resource_link_id', '=', resourceLinkId).executeTakeFirst()
}

/** Throws 'invalid' if the course's rule has changed since: any teacher of the course can change it. */
export function requireRule(course: CourseRow, rule: CourseRule): void {
  if (!isDeepStrictEqual(course.rule, rule)) throw refusal('invalid.course_rule_changed')
}
