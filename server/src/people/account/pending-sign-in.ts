import type { Db, Tx } from '../../context.ts'
import { type Account, findAccountById } from './find-account.ts'
import { requireUnchanged } from './require-unchanged.ts'
import { newToken, tokenHash } from './tokens.ts'

const lifetimeMs = 5 * 60_000

/**
 * Holds a sign-in with a correct password, or confirmed by a provider, that still needs a second factor or a replacement of the
 * initial password. The returned token lets it continue within five minutes, and opens nothing else. `providerSession` is as in
 * the table. Throws 'sign_in_failed' if the account has changed since it was read.
 */
export async function holdSignIn(
  tx: Tx,
  account: Account,
  now: Date,
  providerSession: string | null = null,
): Promise<string> {
  await requireUnchanged(tx, account)
  const token = newToken()
  await tx
    .insertInto('pending_sign_in')
    .values({
      token_hash: tokenHash(token),
      account_id: account.id,
      tries: 0,
      provider_session: providerSession,
      expires_at: new Date(now.getTime() + lifetimeMs),
    })
    .execute()
  return token
}

const mostTries = 5

/** The account whose sign-in this token continues, while it has tries left. */
export async function findHeldSignIn(db: Db, token: string, now: Date): Promise<string | undefined> {
  const pending = await db
    .selectFrom('pending_sign_in')
    .select('account_id')
    .where('token_hash', '=', tokenHash(token))
    .where('tries', '<', mostTries)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return pending?.account_id
}

/** Like `findHeldSignIn`, and counts a try. Keeps the row locked, so that proofs are checked one at a time. */
export async function countTry(
  tx: Tx,
  token: string,
  now: Date,
): Promise<{ account: Account; providerSession: string | null } | undefined> {
  const pending = await tx
    .updateTable('pending_sign_in')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash(token))
    .where('tries', '<', mostTries)
    .where('expires_at', '>', now)
    .returning(['account_id', 'provider_session'])
    .executeTakeFirst()
  if (!pending) return undefined
  const account = await findAccountById(tx, pending.account_id)
  return { account, providerSession: pending.provider_session }
}

export async function endHeldSignIn(tx: Tx, token: string): Promise<void> {
  await tx.deleteFrom('pending_sign_in').where('token_hash', '=', tokenHash(token)).execute()
}
