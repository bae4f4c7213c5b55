import type { Batch } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { accountOfLaunch } from '../../people/learning-platform/accounts.ts'
import { requireTeacher } from '../../people/learning-platform/require-teacher.ts'
import type { Launch } from '../../people/learning-platform/take-answer.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { undoBatch } from '../batch/undo-batch.ts'
import { courseOfLaunch } from './find-course.ts'

/**
 * Undoes a batch that was awarded in the launch's course, as the account that the teacher connected. Throws 'launch_failed'
 * unless the caller is a teacher whose account may prepare certificates, 'not_found' for a batch of another course, and
 * 'recall_ended'.
 */
export async function undoAward(ctx: Context, launch: Launch, batchId: string): Promise<Batch> {
  const organisationId = launch.platform.org_id
  const account = await requirePreparer(ctx, launch)
  const course = await courseOfLaunch(ctx.db, launch)
  const award = await ctx.db
    .selectFrom('course_award')
    .select('batch_id')
    .where('org_id', '=', organisationId)
    .where('course_id', '=', course?.id ?? '')
    .where('batch_id', '=', batchId)
    .limit(1)
    .executeTakeFirst()
  if (!award) throw refusal('not_found.batch')
  return undoBatch(ctx, { organisationId, accountId: account.accountId }, batchId)
}

/** Returns the account that the teacher connected. Teachers can propose without one, but undo needs one that may prepare. */
async function requirePreparer(ctx: Context, launch: Launch) {
  requireTeacher(launch)
  const account = await accountOfLaunch(ctx.db, launch)
  if (!account?.mayPrepare) throw refusal('launch_failed.not_teacher')
  return account
}
