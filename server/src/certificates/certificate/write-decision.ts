import type { Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { decideInQueues } from '../queue/decide-in-queues.ts'
import { type Certificate, issuerIdsOf } from './certificate.ts'
import { countChanges } from './list/certificate-counts.ts'
import { openTo } from './state-sql.ts'

type Decision = { decidedAt: Date; decidedBy: string } & (
  | { review: 'verified' }
  | { review: 'declined'; declineReason: string }
)

/**
 * Writes the decision to certificates and queues, where none was made before. Returns the certificates it was written to, as
 * they were before. Call `countDecided` afterwards.
 */
export async function writeDecision(
  tx: Tx,
  certificates: readonly Certificate[],
  decision: Decision,
): Promise<Certificate[]> {
  const rows = await tx
    .updateTable('certificate')
    .set({
      review: decision.review,
      decided_at: decision.decidedAt,
      decided_by: decision.decidedBy,
      ...(decision.review === 'declined' && { decline_reason: decision.declineReason }),
    })
    .where('org_id', '=', anyOf(issuerIdsOf(certificates)))
    .where('id', '=', anyOf(certificates.map(({ id }) => id)))
    .where(openTo(decision.review === 'verified' ? 'accept' : 'decline'))
    .returning(['id', 'signed_at as signedAt'])
    .execute()
  await decideInQueues(
    tx,
    rows.map(({ id }) => id),
    decision.review,
  )
  const signedAt = new Map(rows.map((row) => [row.id, row.signedAt]))
  return certificates
    .filter(({ id }) => signedAt.has(id))
    .map((certificate) => ({ ...certificate, signedAt: signedAt.get(certificate.id) ?? null }))
}

/** Updates the counts for a decision that was written. */
export const countDecided = (
  tx: Tx,
  certificates: readonly Certificate[],
  { review, decidedAt }: Decision,
): Promise<void> =>
  countChanges(
    tx,
    certificates.map((before) => ({ before, after: { ...before, review, decidedAt } })),
  )
