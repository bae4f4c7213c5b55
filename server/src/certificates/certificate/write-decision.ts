import type { Tx } from '../../context.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { decideInQueues } from '../queue/decide-in-queues.ts'
import { countChanges } from './certificate-counts.ts'
import type { CertificateRow } from './find-certificates.ts'
import { openTo } from './state-sql.ts'

type Facts = Pick<CertificateRow, 'decided_at' | 'decided_by'> &
  ({ review: 'verified' } | { review: 'declined'; decline_reason: string })

/**
 * Writes the decision to certificates, queues and counts where it is still open. Returns the certificates that it was
 * written to; somebody else has decided on the others.
 */
export async function writeDecision(
  tx: Tx,
  decision: 'accept' | 'decline',
  rows: readonly CertificateRow[],
  facts: Facts,
): Promise<CertificateRow[]> {
  const won = await tx
    .updateTable('certificate')
    .set(facts)
    .where('org_id', '=', anyOf([...new Set(rows.map((row) => row.org_id))]))
    .where('id', '=', anyOf(rows.map((row) => row.id)))
    .where(openTo(decision))
    .returning(['id', 'org_id', 'year', 'category_name', 'review', 'signed_at', 'decided_at', 'created_at'])
    .execute()
  const ids = won.map((row) => row.id)
  await decideInQueues(tx, ids, facts.review)
  await countChanges(
    tx,
    won.map((after) => ({ before: { ...after, review: 'pending' }, after })),
  )
  const decided = new Set(ids)
  return rows.filter((row) => decided.has(row.id))
}
