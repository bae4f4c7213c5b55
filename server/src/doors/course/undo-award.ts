import type { Batch } from '@credenza/schema'
import type { Context, Tx } from '../../context.ts'
import { accountOfLaunch } from '../../people/learning-platform/accounts.ts'
import { requireTeacher } from '../../people/learning-platform/require-teacher.ts'
import { holdLaunch, type Launch } from '../../people/learning-platform/take-answer.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { undoBatchWithin } from '../batch/undo-batch.ts'
import { courseOfLaunch } from './find-course.ts'

/**
 * Undoes a batch that was awarded in the launch's course, as the account that the teacher connected. Throws 'launch_failed'
 * unless the caller is a teacher whose account may prepare certificates, 'not_found' for a batch of another course, and
 * 'recall_ended'.
 */
export async function undoAward(ctx: Context, launch: Launch, batchId: string): Promise<Batch> {
  const organisationId = launch.platform.org_id
  return withRetry(ctx.db, async (tx) => {
    await holdLaunch(tx, launch)
    const { accountId } = await requirePreparer(tx, launch)
    const course = await courseOfLaunch(tx, launch)
    const award = await tx
      .selectFrom('course_award')
      .select('batch_id')
      .where('org_id', '=', organisationId)
      .where('course_id', '=', course?.id ?? '')
      .where('batch_id', '=', batchId)
      .limit(1)
      .executeTakeFirst()
    if (!award) throw refusal('not_found.batch')
    return undoBatchWithin(ctx, tx, { organisationId, accountId }, batchId)
  })
}

/** Returns the account that the teacher connected. Teachers can propose without one, but undo needs one that may prepare. */
async function requirePreparer(tx: Tx, launch: Launch) {
  requireTeacher(launch)
  const account = await accountOfLaunch(tx, launch)
  if (!account?.mayPrepare) throw refusal('launch_failed.not_teacher')
  return account
}
