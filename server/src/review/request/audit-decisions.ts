import { sentence } from '@credenza/schema/sentences/english'
import type { Certificate } from '../../certificates/certificate/certificate.ts'
import type { Context, Tx } from '../../context.ts'
import type { Actor, BulkResult } from '../../platform/acts/bulk.ts'
import { appendAudit } from '../../proof/audit/append.ts'

/** The result for each request of a chunk, from those that allowed the decision and those it was written to. */
export function resultOf(
  { open, failed }: { open: readonly Certificate[]; failed: BulkResult['failed'] },
  decided: readonly Certificate[],
): BulkResult {
  const done = new Set(decided.map((certificate) => certificate.id))
  const lost = open.filter((certificate) => !done.has(certificate.id))
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
  certificates: readonly Certificate[],
): Promise<void> {
  const trails = [
    ...new Set([verifierId, ...certificates.map((certificate) => certificate.organisationId)]),
  ].sort()
  for (const trail of trails) {
    const own =
      trail === verifierId
        ? certificates
        : certificates.filter((certificate) => certificate.organisationId === trail)
    await appendAudit(
      ctx,
      tx,
      trail,
      now,
      own.map((certificate) => ({ actor: accountId, action, subject: certificate.id })),
    )
  }
}
