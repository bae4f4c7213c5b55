import { dayMs } from '@credenza/schema'
import type { Context } from '../../../context.ts'
import { isFree, purgeFree } from '../../../platform/retention/hold.ts'

/** Longer than any batch can be undone. */
const keptMs = dayMs

/** Deletes what can no longer be undone. */
export async function purgeUndo({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await purgeFree(db, (tx) =>
    tx
      .deleteFrom('student_undo')
      .where('kept_at', '<=', new Date(clock().getTime() - keptMs))
      .where(isFree('student_undo.org_id', clock()))
      .execute(),
  )
}
