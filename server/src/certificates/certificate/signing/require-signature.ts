import type { Context } from '../../../context.ts'
import { requireFreshIfAny } from '../../../people/account/second-factor/require-fresh.ts'
import { findOrganisation } from '../../../people/organisation/find-organisation.ts'
import type { Actor } from '../../../platform/acts/bulk.ts'
import type { Caller } from '../../../platform/http/access.ts'
import { fieldRefusal } from '../../../platform/http/api-error.ts'
import { currentKeyId, isDigitalSignature } from '../../../proof/issuer/signing-keys.ts'

export type Signatory = Actor & Pick<Caller, 'secondFactorAt'>

/**
 * Makes signing deliberate: the caller must paste the organisation's own digital signature and public key. Throws 'invalid' for
 * any others, and 'second_factor_stale' if the account has a second factor that was not shown recently. API keys have none.
 */
export async function requireSignature(
  ctx: Context,
  caller: Signatory,
  { publicKey, digitalSignature }: { publicKey: string; digitalSignature: string },
): Promise<void> {
  const issuer = await findOrganisation(ctx.db, caller.organisationId)
  const keyId = await currentKeyId(ctx.db, issuer.id)
  if (publicKey.toLowerCase() !== issuer.wallet_address.toLowerCase()) {
    throw fieldRefusal('publicKey', 'invalid.public_key')
  }
  if (!isDigitalSignature(digitalSignature, keyId, issuer)) {
    throw fieldRefusal('verifierDigitalSignature', 'invalid.digital_signature')
  }
  await requireFreshIfAny(ctx, caller)
}
