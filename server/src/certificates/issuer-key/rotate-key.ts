import type { Context } from '../../context.ts'
import { requireFreshSecondFactor } from '../../people/account/second-factor/require-fresh.ts'
import { lockOrganisation } from '../../people/organisation/lock-organisation.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { addKeyEvent } from '../../proof/issuer/key-events.ts'
import { currentKeyId, type NewSigningKey } from '../../proof/issuer/signing-keys.ts'
import { replaceSigningKey } from './replace-key.ts'

/**
 * Replaces the organisation's signing key with `next`, or with a new one held here, and logs the change. The old key stays in
 * the DID document, so what it signed stays valid. Requires a fresh second factor (see requireFreshSecondFactor).
 */
export async function rotateSigningKey(
  ctx: Context,
  caller: OrganisationCaller,
  next?: NewSigningKey,
): Promise<string> {
  await requireFreshSecondFactor(ctx, caller)
  const { organisationId, accountId } = caller
  const now = ctx.clock()
  return withRetry(ctx.db, async (tx) => {
    // Locked, so that the second of two simultaneous rotations retires the key made by the first.
    const organisation = await lockOrganisation(tx, organisationId)
    const keyId = await currentKeyId(tx, organisationId)
    const signer = await replaceSigningKey(ctx, tx, organisation, now, next)
    await addKeyEvent(ctx, tx, { organisation, signer, keyId, action: 'key-rotated', at: now, now })
    await appendAudit(ctx, tx, organisationId, now, [
      {
        actor: accountId,
        action: 'organisation.key-rotated',
        subject: organisationId,
        detail: {
          key: signer.publicKeyMultibase,
          ...(next && 'store' in next && { store: next.store, label: next.label }),
        },
      },
    ])
    return signer.publicKeyMultibase
  })
}
