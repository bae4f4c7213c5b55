import type { Context, Tx } from '../../../context.ts'
import { inForce } from '../../../platform/in-force.ts'
import { tokenHash } from '../session/tokens.ts'

/** The purpose of a passkey's answer. An answer for one purpose is not valid for another. */
export type ChallengePurpose = 'add-passkey' | 'confirm' | 'passkey-sign-in' | 'second-factor'

/** Who may answer it; undefined if the passkey itself identifies its owner. */
export interface ChallengeFor {
  purpose: ChallengePurpose
  accountId: string | undefined
}

export const challengeLifetimeMs = 5 * 60_000

/** Records that this challenge (base64url) was issued. It can be answered once, within five minutes. */
export async function noteChallenge(
  ctx: Context,
  challenge: string,
  { purpose, accountId }: ChallengeFor,
): Promise<void> {
  const expires_at = new Date(ctx.clock().getTime() + challengeLifetimeMs)
  await ctx.db
    .insertInto('passkey_challenge')
    .values({ challenge_hash: tokenHash(challenge), purpose, account_id: accountId ?? null, expires_at })
    .execute()
}

/** Uses up the challenge. Returns whether it was open for this purpose and account. */
export async function takeChallenge(
  tx: Tx,
  now: Date,
  challenge: string,
  { purpose, accountId }: ChallengeFor,
): Promise<boolean> {
  const taken = await tx
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', tokenHash(challenge))
    .where('purpose', '=', purpose)
    .where('account_id', 'is not distinct from', accountId ?? null)
    .where(inForce('expires_at', challengeLifetimeMs, now))
    .returning('purpose')
    .executeTakeFirst()
  return taken !== undefined
}
