import { sentence } from '@credenza/schema/sentences/english'
import { countChanges } from '../../certificates/certificate/certificate-counts.ts'
import type { CertificateRow } from '../../certificates/certificate/find-certificates.ts'
import { openTo } from '../../certificates/certificate/state-sql.ts'
import { settleInQueues } from '../../certificates/queue/settle-in-queues.ts'
import type { Context, Tx } from '../../context.ts'
import type { Actor, BulkResult } from '../../platform/acts/bulk.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import type { Decision } from './open-requests.ts'

type Facts = Pick<CertificateRow, 'decided_at' | 'decided_by'> &
  ({ review: 'verified' } | { review: 'declined'; decline_reason: string })

/**
 * Writes the decision where it is still open: into the certificates, the queues and the counts. Gives those that it was
 * written to; of the others somebody else decided meanwhile.
 */
export async function writeDecisions(
  tx: Tx,
  decision: Decision,
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
  await settleInQueues(tx, ids, facts.review)
  await countChanges(
    tx,
    won.map((after) => ({ before: { ...after, review: 'pending' }, after })),
  )
  const decided = new Set(ids)
  return rows.filter((row) => decided.has(row.id))
}

/** How each request of a chunk ended, when the decision was written to some of those that it was open to. */
export function resultOf(
  { open, failed }: { open: readonly CertificateRow[]; failed: BulkResult['failed'] },
  decided: readonly CertificateRow[],
): BulkResult {
  const done = new Set(decided.map((row) => row.id))
  const lost = open.filter((row) => !done.has(row.id))
  return {
    done: [...done],
    failed: [...failed, ...lost.map(({ id }) => ({ id, why: sentence('already_decided') }))],
  }
}

/** The decision stands in the trail of each issuer and in the verifier's own, heads locked in one fixed order. */
export async function auditDecisions(
  ctx: Context,
  tx: Tx,
  now: Date,
  { accountId, organisationId: verifierId }: Actor,
  action: 'certificate.accepted' | 'certificate.declined',
  rows: readonly CertificateRow[],
): Promise<void> {
  const trails = [...new Set([verifierId, ...rows.map((row) => row.org_id)])].sort()
  for (const trail of trails) {
    const own = trail === verifierId ? rows : rows.filter((row) => row.org_id === trail)
    await appendAudit(
      ctx,
      tx,
      trail,
      now,
      own.map((row) => ({ actor: accountId, action, subject: row.id })),
    )
  }
}
