import type { Context } from '../../../context.ts'
import { readCredentialRequest } from '../requests.ts'
import type { WalletGrant } from '../tables.ts'
import { type Deferred, deferWish } from './deferral.ts'
import { type Issued, issue } from './issue.ts'
import { provenKeys } from './key-proofs.ts'

/**
 * Answers a credential request (OpenID4VCI §8) with the copies, or with a transaction if the certificate is not accepted yet.
 * Throws the errors of §8.3.1.
 */
export async function credential(
  ctx: Context,
  grant: WalletGrant,
  body: unknown,
): Promise<Issued | Deferred> {
  const { configurationId, proofs } = readCredentialRequest(body)
  const wish = { configurationId, keys: await provenKeys(ctx, grant, proofs) }
  return (await issue(ctx, grant, wish)) ?? deferWish(ctx, grant, wish)
}
