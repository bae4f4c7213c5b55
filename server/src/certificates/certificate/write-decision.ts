import type { Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { decideInQueues } from '../queue/decide-in-queues.ts'
import type { Certificate } from './certificate.ts'
import { countChanges } from './certificate-counts.ts'
import { openTo } from './state-sql.ts'

type Decision = { decidedAt: Date; decidedBy: string } & (
  | { review: 'verified' }
  | { review: 'declined'; declineReason: string }
)

/**
 * Writes the decision to certificates, queues and counts where it is still open. Returns the certificates that it was
 * written to; somebody else has decided on the others.
 */
export async function writeDecision(
  tx: Tx,
  certificates: readonly Certificate[],
  decision: Decision,
): Promise<Certificate[]> {
  const won = await tx
    .updateTable('certificate')
    .set({
      review: decision.review,
      decided_at: decision.decidedAt,
      decided_by: decision.decidedBy,
      ...(decision.review === 'declined' && { decline_reason: decision.declineReason }),
    })
    .where('org_id', '=', anyOf([...new Set(certificates.map((one) => one.organisationId))]))
    .where('id', '=', anyOf(certificates.map(({ id }) => id)))
    .where(openTo(decision.review === 'verified' ? 'accept' : 'decline'))
    .returning(['id', 'org_id as organisationId', 'year', 'category_name as categoryName', 'review'])
    .returning(['signed_at as signedAt', 'decided_at as decidedAt', 'created_at as createdAt'])
    .execute()
  const ids = won.map(({ id }) => id)
  await decideInQueues(tx, ids, decision.review)
  await countChanges(
    tx,
    won.map((after) => ({ before: { ...after, review: 'pending' }, after })),
  )
  const decided = new Set(ids)
  return certificates.filter(({ id }) => decided.has(id))
}
