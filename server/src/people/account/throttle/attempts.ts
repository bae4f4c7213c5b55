import { dayMs } from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import type { Context, Tx } from '../../../context.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { networkOf } from '../../../platform/http/network.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { type AnyRealm, realmsIn } from '../find-account.ts'
import { countedTries, type Throttled, throttleRules, waitMs } from './rules.ts'

/** The account, whether or not it exists, and the caller's address. */
export interface Target {
  realm: AnyRealm
  email: string
  address: string
}

/** A counted try; `forgiveAttempt` takes it back. */
export interface Attempt {
  scope: Throttled
  account: Uint8Array
  address: Uint8Array
}

const anything = new Uint8Array(0)
const knownForMs = 90 * dayMs

/**
 * Counts a try before it is made, so that a thousand simultaneous ones do not all get through. If a bucket makes this try wait,
 * throws too_many_requests with the seconds to wait, and counts nothing. Skips the account's own bucket at an address where its
 * owner has signed in, so that a stranger's tries never lock out the owner there.
 */
export async function countAttempt(ctx: Context, tx: Tx, scope: Throttled, target: Target): Promise<Attempt> {
  const now = ctx.clock()
  const attempt = {
    scope,
    account: accountMac(ctx.keys, target),
    address: addressMac(ctx.keys, target.address),
  }
  const isKnown = await isKnownAddress(tx, target, attempt.address, now)
  const rules = throttleRules[scope]
  // Always in this order, so that two simultaneous tries lock shared rows in the same sequence.
  const buckets = [
    { account: attempt.account, address: attempt.address, rule: rules.accountAtAddress },
    { account: anything, address: attempt.address, rule: rules.address },
    ...(isKnown ? [] : [{ account: attempt.account, address: anything, rule: rules.account }]),
  ]
  const rows = await lockRows(
    tx,
    buckets.map(({ account, address }) => ({
      scope,
      account,
      address,
      tries: 0,
      last_at: now,
      forgotten_at: now,
    })),
  )
  const made = buckets.map((bucket, i) => ({
    ...bucket,
    tries: rows[i]!.tries,
    elapsedMs: Math.max(0, now.getTime() - rows[i]!.last_at.getTime()),
  }))
  const wait = Math.max(...made.map((bucket) => waitMs(bucket, bucket.rule)))
  if (wait > 0) throw tooManyAttempts(wait)

  await writeRows(
    tx,
    made.map(({ account, address, rule, ...before }) => {
      const tries = countedTries(before, rule) + 1
      const forgotten_at = new Date(now.getTime() + tries * rule.forgetsOneEveryMs)
      return { scope, account, address, tries, last_at: now, forgotten_at }
    }),
  )
  return attempt
}

/** After a success: resets the account's count at this address, and takes back the try everywhere else. */
export async function forgiveAttempt(tx: Tx, { scope, account, address }: Attempt): Promise<void> {
  await tx
    .deleteFrom('attempt')
    .where('scope', '=', scope)
    .where('account', '=', account)
    .where('address', '=', address)
    .execute()
  await tx
    .updateTable('attempt')
    .set((row) => ({ tries: row('tries', '-', 1) }))
    .where('scope', '=', scope)
    .where('tries', '>', 0)
    .where((row) =>
      row.or([
        row.and([row('account', '=', anything), row('address', '=', address)]),
        row.and([row('account', '=', account), row('address', '=', anything)]),
      ]),
    )
    .execute()
}

/** Deletes all tries at this account, from any address, with its role and without. */
export async function clearAttempts(
  { keys }: Context,
  tx: Tx,
  { realm, email }: Pick<Target, 'realm' | 'email'>,
): Promise<void> {
  const accounts = [realm, 'any' as const].map((one) => accountMac(keys, { realm: one, email }))
  await tx.deleteFrom('attempt').where('account', 'in', accounts).execute()
}

/** Records that the account's owner signed in from this address. For 90 days nobody can make the account wait there. */
export async function rememberAddress(
  { keys }: Context,
  tx: Tx,
  { accountId, address }: { accountId: string; address: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('known_address')
    .values({ account_id: accountId, address: addressMac(keys, address), seen_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'address']).doUpdateSet({ seen_at: now }))
    .execute()
}

/** Forgets from where an account was used. */
export async function forgetAddresses(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('known_address').where('account_id', '=', accountId).execute()
}

/** Addresses recorded before this time no longer count as known. */
export const knownSince = (now: Date): Date => new Date(now.getTime() - knownForMs)

/** Keyed digests of an email and an address: without the master key, a copy of the table reveals neither. */
const accountMac = (keys: Keys, { realm, email }: Pick<Target, 'realm' | 'email'>): Uint8Array =>
  keys.mac('throttle-account', Buffer.from(`${realm} ${email}`))
const addressMac = (keys: Keys, address: string): Uint8Array =>
  keys.mac('throttle-address', Buffer.from(networkOf(address)))

async function isKnownAddress(
  tx: Tx,
  { realm, email }: Target,
  address: Uint8Array,
  now: Date,
): Promise<boolean> {
  const known = await tx
    .selectFrom('account')
    .innerJoin('known_address', 'known_address.account_id', 'account.id')
    .select('account.id')
    .where('account.realm', 'in', realmsIn(realm))
    .where('account.email', '=', email)
    .where('known_address.address', '=', address)
    .where('known_address.seen_at', '>', knownSince(now))
    .executeTakeFirst()
  return known !== undefined
}

interface Row extends Attempt {
  tries: number
  last_at: Date
  forgotten_at: Date
}

const key = ['scope', 'account', 'address'] as const

/** The rows of these buckets in order, created if missing, and locked until the transaction ends. */
async function lockRows(tx: Tx, rows: Row[]): Promise<Row[]> {
  const locked = await tx
    .insertInto('attempt')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(key).doUpdateSet((row) => ({ tries: row.ref('attempt.tries') })),
    )
    .returningAll()
    .execute()
  return rows.map((wanted) => locked.find((row) => sameBucket(row, wanted))!)
}

const sameBucket = (a: Attempt, b: Attempt): boolean =>
  Buffer.from(a.account).equals(b.account) && Buffer.from(a.address).equals(b.address)

async function writeRows(tx: Tx, rows: Row[]): Promise<void> {
  await tx
    .insertInto('attempt')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(key).doUpdateSet((row) => ({
        tries: row.ref('excluded.tries'),
        last_at: row.ref('excluded.last_at'),
        forgotten_at: row.ref('excluded.forgotten_at'),
      })),
    )
    .execute()
}

function tooManyAttempts(wait: number): ApiError {
  const seconds = Math.ceil(wait / 1000)
  return new ApiError(sentence('too_many_requests.attempts', { seconds }), { retryAfterSeconds: seconds })
}
