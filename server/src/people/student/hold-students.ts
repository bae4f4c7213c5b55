import type { Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'

/**
 * Keeps the organisation's students among these ids from being edited or deleted, and their unclaimed accounts from being
 * corrected, before the transaction ends. New certificates for them do not wait for it.
 */
export async function holdStudents(tx: Tx, organisationId: string, ids: readonly string[]): Promise<void> {
  await tx
    .selectFrom('student')
    .select('id')
    .where('org_id', '=', organisationId)
    .where('id', '=', anyOf([...new Set(ids)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}
