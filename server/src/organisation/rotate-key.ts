import { appendAudit } from '../audit/append.ts'
import type { Context } from '../context.ts'
import { withRetry } from '../platform/db/with-retry.ts'
import { findOrganisation } from './organisation-store.ts'
import { digitalSignature, startSigningKey } from './signing-keys.ts'

/**
 * Replaces the organisation's signing key. The retired key stays in the DID document, so what it signed stays valid;
 * the organisation's digital signature is made anew.
 */
export async function rotateSigningKey(
  ctx: Context,
  { organisationId, accountId }: { organisationId: string; accountId: string },
): Promise<string> {
  const now = ctx.clock()
  return withRetry(ctx.db, async (tx) => {
    // Locked, so that of two rotations at once the second retires the first one's key.
    await tx.selectFrom('organisation').select('id').where('id', '=', organisationId).forUpdate().execute()
    const organisation = await findOrganisation(tx, organisationId)
    const key = await startSigningKey(ctx, tx, organisationId, now)
    await tx
      .updateTable('organisation')
      .set({ digital_signature: digitalSignature(key, organisation) })
      .where('id', '=', organisationId)
      .execute()
    await appendAudit(tx, organisationId, now, [
      {
        actor: accountId,
        action: 'organisation.key-rotated',
        subject: organisationId,
        detail: { key: key.publicKeyMultibase },
      },
    ])
    return key.publicKeyMultibase
  })
}
