import type { Context, Tx } from '../../context.ts'
import type { Alongside, BulkResult } from '../../platform/acts/bulk.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import { lockStudents } from './lock-students.ts'
import type { StudentRecord } from './student-record.ts'

/**
 * Acts on up to a chunk of an issuer's students, locked, in one transaction. Each counts as done, whether or not something
 * changes.
 */
export function onStudents(
  ctx: Context,
  organisationId: string,
  { ids, alongside }: { ids: readonly string[]; alongside: Alongside },
  act: (tx: Tx, students: StudentRecord[]) => Promise<void>,
): Promise<BulkResult> {
  return withRetry(ctx.db, async (tx) => {
    const { students, failed } = await lockStudents(tx, organisationId, ids)
    const result = { done: students.map(({ id }) => id), failed }
    await alongside(tx, result)
    await act(tx, students)
    return result
  })
}
