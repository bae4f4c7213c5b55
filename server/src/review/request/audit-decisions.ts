import { sentence } from '@credenza/schema/sentences/english'
import type { CertificateRow } from '../../certificates/certificate/find-certificates.ts'
import type { Context, Tx } from '../../context.ts'
import type { Actor, BulkResult } from '../../platform/acts/bulk.ts'
import { appendAudit } from '../../proof/audit/append.ts'

/** How each request of a chunk ended, given those that the decision was open to and those it was written to. */
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

/** Records the decision in the trail of each issuer and in the verifier's own, locking the heads in a fixed order. */
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
