import type { SecondFactorProof } from '@credenza/schema'
import type { Context, Tx } from '../../../context.ts'
import { type ApiError, refusal } from '../../../platform/http/api-error.ts'
import type { Account } from '../find-account.ts'
import type { ChallengePurpose } from './challenges.ts'
import { acceptPasskey } from './check-passkey.ts'
import { acceptTotp } from './check-totp.ts'
import { tellRecoveryCodeUsed } from './notices.ts'
import { acceptRecoveryCode } from './recovery-codes.ts'

/**
 * Whether this proves the account's second factor; uses it up. A wrong proof also writes to `tx` (tries, the challenge), so
 * commit in that case too and throw `wrongProof` afterwards.
 */
export async function acceptProof(
  ctx: Context,
  tx: Tx,
  now: Date,
  { account, proof, purpose }: { account: Account; proof: SecondFactorProof; purpose: ChallengePurpose },
): Promise<boolean> {
  if (proof.method === 'passkey') {
    return (await acceptPasskey(ctx, tx, now, proof, { purpose, accountId: account.id })) !== undefined
  }
  if (proof.method === 'totp') return acceptTotp(ctx, tx, now, account.id, proof.code)
  const isRight = await acceptRecoveryCode(ctx, tx, account.id, proof.code)
  if (isRight) await tellRecoveryCodeUsed(ctx, tx, account)
  return isRight
}

export const wrongProof = (): ApiError => refusal('second_factor_wrong')
