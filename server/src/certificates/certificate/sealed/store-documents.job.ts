import type { Context } from '../../../context.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { withRetry } from '../../../platform/db/with-retry.ts'
import { defineQueue } from '../../../platform/jobs/queue.ts'
import { appendAudit } from '../../../proof/audit/append.ts'
import { publishCertificates } from './publish-certificates.ts'

export const storeDocuments = defineQueue<{ organisationId: string; certificateIds: string[] }>(
  'store-documents',
)

/**
 * Moves sealed documents to a block store outside the database, reads each back and compares it; only then does the certificate
 * get a `uri`. Running it twice is safe: a block always has the same name and bytes, and stored documents are skipped.
 */
export async function runStoreDocuments(
  ctx: Context,
  { organisationId, certificateIds }: { organisationId: string; certificateIds: string[] },
): Promise<void> {
  const rows = await ctx.db
    .selectFrom('certificate_document')
    .select(['certificate_id', 'cid', 'sealed'])
    .where('org_id', '=', organisationId)
    .where('certificate_id', '=', anyOf(certificateIds))
    .where('stored_at', 'is', null)
    .where('sealed', 'is not', null)
    .execute()
  await ctx.blocks.put(rows.map(({ cid, sealed }) => ({ cid, bytes: sealed! })))
  // Compares with what we put: the store checks every block against its identifier.
  const kept = await ctx.blocks.getMany(rows.map((row) => row.cid))
  const lost = rows.find((row) => !kept.has(row.cid))
  if (lost) throw new Error(`The document store did not keep block ${lost.cid}`)

  const now = ctx.clock()
  const ids = rows.map((row) => row.certificate_id)
  await withRetry(ctx.db, async (tx) => {
    const stored = await tx
      .updateTable('certificate_document')
      .set({ stored_at: now, sealed: null })
      .where('org_id', '=', organisationId)
      .where('certificate_id', '=', anyOf(ids))
      .where('stored_at', 'is', null)
      .returning('certificate_id')
      .execute()
    if (stored.length > 0) {
      const certificateIds = stored.map((row) => row.certificate_id)
      await ctx.followUps.stored(ctx, tx, { organisationId, certificateIds })
    }
    await appendAudit(
      ctx,
      tx,
      organisationId,
      now,
      stored.map((row) => ({
        actor: 'system',
        action: 'certificate.stored',
        subject: row.certificate_id,
        leavesState: true,
      })),
    )
  })
  // Publishes certificates that the chain had recorded before their documents were stored.
  await publishCertificates(ctx, certificateIds)
}
