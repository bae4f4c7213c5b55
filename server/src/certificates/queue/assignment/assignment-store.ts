import { assignedToNobody } from '@credenza/schema'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../context.ts'
import { anyOf } from '../../../platform/db/any-of.ts'

/** Whether a row of `review_request` is assigned to this account of the verifier, or to nobody. */
export function isAssigned(verifierId: string, to: string): RawBuilder<boolean> {
  const assigned = sql`SELECT certificate_id FROM assignment WHERE org_id = ${verifierId}`
  return to === assignedToNobody
    ? sql`NOT EXISTS (${assigned} AND certificate_id = review_request.certificate_id)`
    : sql`review_request.certificate_id = ANY(ARRAY(${assigned} AND assignee_id = ${to}))`
}

/** What somebody looked after who leaves is nobody's again. */
export async function unassignAll(tx: Tx, verifierId: string, assigneeId: string): Promise<void> {
  await tx
    .deleteFrom('assignment')
    .where('org_id', '=', verifierId)
    .where('assignee_id', '=', assigneeId)
    .execute()
}

/** Takes certificates that no longer exist off everybody. */
export async function forgetAssignments(tx: Tx, certificateIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('assignment').where('certificate_id', '=', anyOf(certificateIds)).execute()
}
