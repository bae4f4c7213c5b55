import type { Context, Tx } from '../../../context.ts'
import { tokenHash } from '../tokens.ts'

/** What a passkey's answer is good for: an answer to one question never answers another. */
export type ChallengePurpose = 'add-passkey' | 'confirm' | 'passkey-sign-in' | 'second-factor'

/** Who may answer it; undefined where the passkey itself says whose it is. */
export interface ChallengeFor {
  purpose: ChallengePurpose
  accountId: string | undefined
}

export const challengeLifetimeMs = 5 * 60_000

/** Notes that this challenge (base64url) was given out; it can be answered once, within five minutes. */
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

/** Uses the challenge up; says whether it was open for this purpose and account. */
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
    .where('expires_at', '>', now)
    .returning('purpose')
    .executeTakeFirst()
  return taken !== undefined
}
