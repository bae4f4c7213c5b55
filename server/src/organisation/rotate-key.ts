import { requireFreshSecondFactor } from '../account/second-factor/fresh.ts'
import { appendAudit } from '../audit/append.ts'
import type { Context } from '../context.ts'
import { withRetry } from '../platform/db/with-retry.ts'
import type { OrganisationParty } from '../platform/http/access.ts'
import { lockOrganisation, updateOrganisation } from './organisation-store.ts'
import { digitalSignature, startSigningKey } from './signing-keys.ts'

/**
 * Replaces the organisation's signing key. The retired key stays in the DID document, so what it signed stays valid;
 * the organisation's digital signature is made anew. Asks for a fresh second factor (see requireFreshSecondFactor).
 */
export async function rotateSigningKey(ctx: Context, party: OrganisationParty): Promise<string> {
  await requireFreshSecondFactor(ctx, party)
  const { organisationId, accountId } = party
  const now = ctx.clock()
  return withRetry(ctx.db, async (tx) => {
    // Locked, so that of two rotations at once the second retires the first one's key.
    const organisation = await lockOrganisation(tx, organisationId)
    const key = await startSigningKey(ctx, tx, organisationId, now)
    await updateOrganisation(tx, organisationId, { digital_signature: digitalSignature(key, organisation) })
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
