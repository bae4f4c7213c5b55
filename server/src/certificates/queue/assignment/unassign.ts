import type { Tx } from '../../../context.ts'
import { anyOf } from '../../../platform/db/any-of.ts'

/** Unassigns everything from somebody who leaves. */
export async function unassignAll(tx: Tx, verifierId: string, assigneeId: string): Promise<void> {
  await tx
    .deleteFrom('assignment')
    .where('org_id', '=', verifierId)
    .where('assignee_id', '=', assigneeId)
    .execute()
}

/** Deletes the assignments of certificates that no longer exist. */
export async function forgetAssignments(tx: Tx, certificateIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('assignment').where('certificate_id', '=', anyOf(certificateIds)).execute()
}
