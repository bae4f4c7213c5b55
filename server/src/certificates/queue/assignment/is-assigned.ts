import { assignedToNobody } from '@credenza/schema'
import { type RawBuilder, sql } from 'kysely'

/** Whether a row of `review_request` is assigned to this account of the verifier, or to nobody. */
export function isAssigned(verifierId: string, to: string): RawBuilder<boolean> {
  const assigned = sql`SELECT certificate_id FROM assignment WHERE org_id = ${verifierId}`
  return to === assignedToNobody
    ? sql`NOT EXISTS (${assigned} AND certificate_id = review_request.certificate_id)`
    : sql`review_request.certificate_id = ANY(ARRAY(${assigned} AND assignee_id = ${to}))`
}
