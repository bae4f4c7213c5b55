import type { SecondFactorMethod } from '@credenza/schema'
import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../../context.ts'
import { inForce } from '../../../platform/in-force.ts'
import { type Account, findAccountById } from '../find-account.ts'
import type { AccountTables } from '../tables.ts'
import { requireUnchanged } from './require-unchanged.ts'
import { newToken, tokenHash } from './tokens.ts'

export const heldForMs = 5 * 60_000

/**
 * Holds a sign-in with a correct password, or confirmed by a provider, that still needs a second factor or a replacement of the
 * initial password. The returned token lets it continue within five minutes, and opens nothing else. `providerSession` is as in
 * the table. Throws 'sign_in_failed' if the account has changed since it was read.
 */
export function holdSignIn(
  tx: Tx,
  account: Account,
  now: Date,
  providerSession: string | null = null,
): Promise<string> {
  return hold(tx, account, { provider_session: providerSession, expires_at: after(now, heldForMs) })
}

async function hold(
  tx: Tx,
  account: Account,
  columns: Pick<Insertable<AccountTables['pending_sign_in']>, 'expires_at'> &
    Partial<Insertable<AccountTables['pending_sign_in']>>,
): Promise<string> {
  await requireUnchanged(tx, account)
  const token = newToken()
  await tx
    .insertInto('pending_sign_in')
    .values({ token_hash: tokenHash(token), account_id: account.id, tries: 0, ...columns })
    .execute()
  return token
}

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms)

const mostTries = 5

/** The account whose sign-in this token continues, while it has tries left. */
export async function findHeldSignIn(db: Db, token: string, now: Date): Promise<string | undefined> {
  const pending = await db
    .selectFrom('pending_sign_in')
    .select('account_id')
    .where('token_hash', '=', tokenHash(token))
    .where('for_mailbox', '=', false)
    .where('tries', '<', mostTries)
    .where(inForce('expires_at', heldForMs, now))
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
    .where('for_mailbox', '=', false)
    .where('tries', '<', mostTries)
    .where(inForce('expires_at', heldForMs, now))
    .returning(['account_id', 'provider_session'])
    .executeTakeFirst()
  if (!pending) return undefined
  const account = await findAccountById(tx, pending.account_id)
  return { account, providerSession: pending.provider_session }
}

export async function endHeldSignIn(tx: Tx, token: string): Promise<void> {
  await tx.deleteFrom('pending_sign_in').where('token_hash', '=', tokenHash(token)).execute()
}

/** Mail can take a while, and the person may need another code. */
export const mailboxLifetimeMs = 15 * 60_000

/**
 * Holds a sign-in that has shown everything but the code mailed to the account. The returned token lets it continue within 15
 * minutes, with that code only. Throws 'sign_in_failed' if the account has changed since it was read.
 */
export function holdForMailbox(
  tx: Tx,
  account: Account,
  now: Date,
  secondFactor: SecondFactorMethod | undefined,
): Promise<string> {
  return hold(tx, account, {
    for_mailbox: true,
    second_factor: secondFactor ?? null,
    expires_at: after(now, mailboxLifetimeMs),
  })
}

/** A sign-in that waits for a mailed code. */
export interface HeldForMailbox {
  account: Account
  secondFactor: SecondFactorMethod | undefined
}

/** The account whose sign-in waits for a mailed code under this token. */
export async function findHeldForMailbox(db: Db, token: string, now: Date): Promise<Account | undefined> {
  const held = await heldForMailbox(db, token, now).executeTakeFirst()
  return held && findAccountById(db, held.account_id)
}

/** Like `findHeldForMailbox`, and keeps the row locked, so that the token opens one session. */
export async function lockHeldForMailbox(
  tx: Tx,
  token: string,
  now: Date,
): Promise<HeldForMailbox | undefined> {
  const held = await heldForMailbox(tx, token, now).forUpdate().executeTakeFirst()
  if (!held) return undefined
  const account = await findAccountById(tx, held.account_id)
  return { account, secondFactor: held.second_factor ?? undefined }
}

const heldForMailbox = (db: Db | Tx, token: string, now: Date) =>
  db
    .selectFrom('pending_sign_in')
    .select(['account_id', 'second_factor'])
    .where('token_hash', '=', tokenHash(token))
    .where('for_mailbox', '=', true)
    .where(inForce('expires_at', mailboxLifetimeMs, now))
