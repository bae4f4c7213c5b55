import type { Batch } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { accountOfLaunch } from '../../people/learning-platform/accounts.ts'
import { requireTeacher } from '../../people/learning-platform/require-teacher.ts'
import type { Launch } from '../../people/learning-platform/take-answer.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { recallBatch } from '../batch/recall-batch.ts'
import { courseOfLaunch } from './find-course.ts'

/**
 * Takes back a batch that was awarded in the launch's course, as the account that the teacher has connected. Throws
 * 'launch_failed' for others than teachers whose account may prepare certificates, 'not_found' for a batch of another course,
 * and 'recall_ended'.
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
  return recallBatch(ctx, { organisationId, accountId: account.accountId }, batchId)
}

/** The account that the teacher has connected. Teachers may propose without one, but undoing needs one that may prepare. */
async function requirePreparer(ctx: Context, launch: Launch) {
  requireTeacher(launch)
  const account = await accountOfLaunch(ctx.db, launch)
  if (!account?.mayPrepare) throw refusal('launch_failed.not_teacher')
  return account
}
