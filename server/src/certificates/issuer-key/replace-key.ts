import type { Context, Tx } from '../../context.ts'
import type { Organisation } from '../../people/organisation/find-organisation.ts'
import { updateOrganisation } from '../../people/organisation/lock-organisation.ts'
import type { Signer } from '../../platform/keys/signer.ts'
import { digitalSignature, type NewSigningKey, startSigningKey } from '../../proof/issuer/signing-keys.ts'

/**
 * Gives a locked organisation its next signing key, either `made` or a new one held here, and renews its digital signature with
 * it.
 */
export async function replaceSigningKey(
  ctx: Context,
  tx: Tx,
  organisation: Organisation,
  now: Date,
  made?: NewSigningKey,
): Promise<Signer> {
  const signer = await startSigningKey(ctx, tx, organisation.id, now, made)
  await updateOrganisation(tx, organisation.id, {
    digital_signature: await digitalSignature(signer, organisation),
  })
  return signer
}
