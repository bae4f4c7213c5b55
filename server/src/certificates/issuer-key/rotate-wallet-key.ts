import type { Context } from '../../context.ts'
import { requireFreshSecondFactor } from '../../people/account/second-factor/fresh.ts'
import { lockOrganisation } from '../../people/organisation/lock-organisation.ts'
import { walletKey } from '../../people/organisation/wallet-key.ts'
import { withRetry } from '../../platform/db/with-retry.ts'
import type { OrganisationParty } from '../../platform/http/access.ts'
import { appendAudit } from '../../proof/audit/append.ts'
import { addKeyEvent } from '../../proof/issuer/key-events.ts'
import { lockedSigner } from '../../proof/issuer/signing-keys.ts'
import { retireWalletKey } from '../../proof/issuer/wallet-keys.ts'

/**
 * Replaces the organisation's key for wallets, as `rotateSigningKey` replaces the one for documents: what it signed stays
 * valid. The new one has a certificate of the deployment's authority. Requires a fresh second factor.
 */
export async function rotateWalletKey(ctx: Context, party: OrganisationParty): Promise<string> {
  await requireFreshSecondFactor(ctx, party)
  const { organisationId, accountId } = party
  const { publicKeyMultibase: keyId } = await walletKey(ctx, organisationId)
  const now = ctx.clock()
  await withRetry(ctx.db, async (tx) => {
    const organisation = await lockOrganisation(tx, organisationId)
    if (!(await retireWalletKey(tx, organisationId, keyId, now))) return
    const signer = await lockedSigner(ctx, tx, organisationId)
    await addKeyEvent(ctx, tx, { organisation, signer, keyId, action: 'key-rotated', at: now, now })
    await appendAudit(ctx, tx, organisationId, now, [
      {
        actor: accountId,
        action: 'organisation.key-rotated',
        subject: organisationId,
        detail: { retired: keyId },
      },
    ])
  })
  return (await walletKey(ctx, organisationId)).publicKeyMultibase
}
