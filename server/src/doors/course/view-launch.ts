import type { LaunchView } from '@credenza/schema'
import { listCategories } from '../../certificates/category/list-categories.ts'
import { stateSql } from '../../certificates/certificate/state-sql.ts'
import { readTemplates } from '../../certificates/template/read-templates.ts'
import type { Context } from '../../context.ts'
import { accountOfLaunch } from '../../people/learning-platform/accounts.ts'
import type { Launch } from '../../people/learning-platform/take-answer.ts'
import { displayNameOf, findOrganisation } from '../../people/organisation/find-organisation.ts'
import { recordedSize } from '../../proof/log/anchored.ts'
import { type CourseRow, courseOfLaunch } from './find-course.ts'

/** What a person who comes from a platform sees: a teacher the rule, others their own signed certificates of the course. */
export async function viewLaunch(ctx: Context, launch: Launch): Promise<LaunchView> {
  const { platform, contextTitle, isTeacher, deepLink } = launch
  const organisationId = platform.org_id
  const course = await courseOfLaunch(ctx.db, launch)
  const common = {
    as: isTeacher ? ('teacher' as const) : ('learner' as const),
    choosing: deepLink !== undefined,
    organisation: displayNameOf(await findOrganisation(ctx.db, organisationId)),
    courseTitle: contextTitle,
  }
  const nothing = { rule: null, account: null, certificateTypes: [], templates: [], certificates: [] }
  if (!isTeacher)
    return { ...common, ...nothing, certificates: course ? await ownOf(ctx, course, launch.subject) : [] }
  const account = await accountOfLaunch(ctx.db, launch)
  const categories = await listCategories(ctx, { organisationId })
  const templates = await readTemplates(ctx.db, { organisationId })
  return {
    ...common,
    ...nothing,
    rule: course?.rule ?? null,
    account: account ? { email: account.email, mayPrepare: account.mayPrepare } : null,
    certificateTypes: categories.map(({ name }) => name),
    templates: templates.map(({ _id, name }) => ({ id: _id, name })),
  }
}

/**
 * A person's signed certificates of this course. The list contains no link to a document, because only the platform vouches for
 * the person.
 */
async function ownOf(
  { db }: Context,
  { org_id, id }: CourseRow,
  subject: string,
): Promise<LaunchView['certificates']> {
  const rows = await db
    .selectFrom('course_award')
    .innerJoin('certificate', (join) =>
      join
        .onRef('certificate.org_id', '=', 'course_award.org_id')
        .onRef('certificate.batch_id', '=', 'course_award.batch_id')
        .onRef('certificate.student_id', '=', 'course_award.student_id'),
    )
    .select([
      'certificate.title',
      'certificate.date',
      'certificate.valid_until',
      stateSql(await recordedSize(db)).as('state'),
    ])
    .where('course_award.org_id', '=', org_id)
    .where('course_id', '=', id)
    .where('subject', '=', subject)
    .where('certificate.signed_at', 'is not', null)
    .execute()
  return rows.map(({ valid_until, ...certificate }) => ({ ...certificate, validUntil: valid_until ?? '' }))
}
