import type { Context } from '../../../context.ts'
import { isFree } from '../../../platform/retention/hold.ts'

/** Longer than any batch can be undone. */
const keptMs = 24 * 60 * 60_000

/** Deletes what can no longer be undone. */
export async function purgeUndo({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('student_undo')
    .where('kept_at', '<=', new Date(clock().getTime() - keptMs))
    .where(isFree('student_undo.org_id', clock()))
    .execute()
}
