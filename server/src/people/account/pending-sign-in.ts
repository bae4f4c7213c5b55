import type { Tx } from '../../context.ts'
import { newToken, tokenHash } from './tokens.ts'

const lifetimeMs = 5 * 60_000

/**
 * The password was right, but a second factor is missing, or a password of one's own in place of the initial one: the
 * token that comes back lets this sign-in go on, for five minutes. It opens nothing else.
 */
export async function holdSignIn(tx: Tx, accountId: string, now: Date): Promise<string> {
  const token = newToken()
  await tx
    .insertInto('pending_sign_in')
    .values({
      token_hash: tokenHash(token),
      account_id: accountId,
      tries: 0,
      expires_at: new Date(now.getTime() + lifetimeMs),
    })
    .execute()
  return token
}
