import type { BesideRequest } from '@credenza/schema'
import type { Db } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'

/** Who of the verifier's people is assigned to each of these requests, and its number of notes. */
export async function besideRequests(
  db: Db,
  verifierId: string,
  certificateIds: readonly string[],
): Promise<(certificateId: string) => BesideRequest> {
  const these = anyOf(certificateIds)
  const [assignees, counts] = await Promise.all([
    db
      .selectFrom('assignment')
      .innerJoin('account', 'account.id', 'assignment.assignee_id')
      .select(['assignment.certificate_id', 'account.id as _id', 'account.name'])
      .where('assignment.org_id', '=', verifierId)
      .where('assignment.certificate_id', '=', these)
      .execute(),
    db
      .selectFrom('review_note')
      .select((q) => ['certificate_id', q.fn.countAll<string>().as('count')])
      .where('org_id', '=', verifierId)
      .where('certificate_id', '=', these)
      .groupBy('certificate_id')
      .execute(),
  ])
  const assigneeOf = new Map(assignees.map(({ certificate_id, ...person }) => [certificate_id, person]))
  const notesOf = new Map(counts.map((row) => [row.certificate_id, Number(row.count)]))
  return (certificateId) => ({
    assignee: assigneeOf.get(certificateId) ?? null,
    notes: notesOf.get(certificateId) ?? 0,
  })
}
