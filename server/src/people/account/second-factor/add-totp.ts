import { Secret, TOTP } from 'otpauth'
import type { Context } from '../../../context.ts'
import type { Caller } from '../../../platform/http/access.ts'
import type { IdempotencyKey } from '../../../platform/http/idempotency.ts'
import { changeFactors, factorAdded } from './change-factors.ts'
import { wrongProof } from './check-proof.ts'
import { sealTotpSecret, stepOfCode, totpParameters } from './check-totp.ts'
import { relyingParty } from './relying-party.ts'

/** RFC 4226 section 4, R6 recommends 160 bits. */
const secretBytes = 20

/**
 * A new secret for an authenticator app, in base32 and as an otpauth:// URI. The account does not change until a code confirms
 * it; until then, an existing app keeps working.
 */
export function offerTotp(
  ctx: Context,
  caller: Caller,
  idempotency: IdempotencyKey | undefined,
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: secretBytes })
  return changeFactors(ctx, caller, idempotency, async ({ tx, account }) => {
    const sealed_pending = sealTotpSecret(ctx, secret)
    await tx
      .insertInto('totp')
      .values({
        account_id: account.id,
        sealed_secret: null,
        sealed_pending,
        last_step: 0,
        wrong_tries: 0,
        blocked_until: null,
      })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ sealed_pending }))
      .execute()
    const issuer = relyingParty(ctx).name
    const uri = new TOTP({ issuer, label: account.email, secret, ...totpParameters }).toString()
    return { secret: secret.base32, uri }
  })
}

/** Activates the offered secret with one of its codes. Returns recovery codes with the first second factor. */
export function confirmTotp(
  ctx: Context,
  caller: Caller,
  code: string,
  idempotency: IdempotencyKey | undefined,
): Promise<string[]> {
  return changeFactors(ctx, caller, idempotency, async (changing) => {
    const { tx, now, account } = changing
    const offered = await tx
      .selectFrom('totp')
      .select('sealed_pending')
      .where('account_id', '=', account.id)
      .executeTakeFirst()
    const step = offered?.sealed_pending && stepOfCode(ctx, offered.sealed_pending, code, now)
    if (!offered || !step) throw wrongProof()
    await tx
      .updateTable('totp')
      .set({
        sealed_secret: offered.sealed_pending,
        sealed_pending: null,
        last_step: step,
        wrong_tries: 0,
        blocked_until: null,
      })
      .where('account_id', '=', account.id)
      .execute()
    return factorAdded(ctx, changing, 'totp-added')
  })
}
