import type { Context } from '../../context.ts'
import { requireFreshSecondFactor } from '../../people/account/second-factor/require-fresh.ts'
import { lockOrganisation } from '../../people/organisation/lock-organisation.ts'
import { walletKey } from '../../people/organisation/wallet-key.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationCaller } from '../../platform/http/access.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { addKeyEvent } from '../../proof/issuer/key-events.ts'
import { lockedSigner } from '../../proof/issuer/signing-keys.ts'
import {
  currentWalletKeyId,
  insertWalletKey,
  type NewWalletKey,
  retireWalletKey,
} from '../../proof/issuer/wallet-keys.ts'

/**
 * Replaces the organisation's wallet key with `next`, or with a new one held here. What the old key signed stays valid, as with
 * `rotateSigningKey`. The new one is certified by the deployment's authority. Requires a fresh second factor. Throws 'invalid'
 * if `next` has come into use in the meantime.
 */
export async function rotateWalletKey(
  ctx: Context,
  caller: OrganisationCaller,
  next?: NewWalletKey,
): Promise<string> {
  await requireFreshSecondFactor(ctx, caller)
  const { organisationId, accountId } = caller
  await walletKey(ctx, organisationId)
  const now = ctx.clock()
  await withRetry(ctx.db, async (tx) => {
    // Locked, so that the second of two simultaneous rotations retires the key of the first.
    const organisation = await lockOrganisation(tx, organisationId)
    const keyId = await currentWalletKeyId(tx, organisationId)
    if (keyId === undefined && !next) return
    if (keyId !== undefined) {
      await retireWalletKey(tx, organisationId, keyId, now)
      const signer = await lockedSigner(ctx, tx, organisationId)
      await addKeyEvent(ctx, tx, { organisation, signer, keyId, action: 'key-rotated', at: now, now })
    }
    if (next && !(await insertWalletKey(tx, organisationId, next, now)))
      throw fieldRefusal('label', 'invalid.store_key_used')
    await appendAudit(ctx, tx, organisationId, now, [
      {
        actor: accountId,
        action: 'organisation.key-rotated',
        subject: organisationId,
        detail: {
          ...(keyId !== undefined && { retired: keyId }),
          ...(next && 'store' in next && { store: next.store, label: next.label }),
        },
      },
    ])
  })
  return next?.publicKeyMultibase ?? (await walletKey(ctx, organisationId)).publicKeyMultibase
}
