import { sentence } from '@credenza/schema/sentences/english'
import type { Tx } from '../../context.ts'
import type { BulkResult } from '../../platform/acts/bulk.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import type { StudentRecord } from './student-record.ts'

/**
 * Locks the organisation's students among these ids until the transaction ends, in a fixed order, so that two calls wait for
 * each other. The other ids fail.
 */
export async function lockStudents(
  tx: Tx,
  organisationId: string,
  ids: readonly string[],
): Promise<{ students: StudentRecord[]; failed: BulkResult['failed'] }> {
  const students = await tx
    .selectFrom('student')
    .selectAll()
    .where('org_id', '=', organisationId)
    .where('id', '=', anyOf([...new Set(ids)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  const known = new Set(students.map(({ id }) => id))
  const failed = ids.filter((id) => !known.has(id)).map((id) => ({ id, why: sentence('not_found.student') }))
  return { students, failed }
}
