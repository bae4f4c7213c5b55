import { sentence } from '@credenza/schema/sentences/english'
import type { Context, Tx } from '../../../context.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { clocksDifferMs } from '../../../platform/in-force.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import type { AnyRealm } from '../find-account.ts'
import { addressMac, isKnownAddress } from './known-addresses.ts'
import { countedTries, type Throttled, throttleRules, waitMs } from './rules.ts'

/** The account, whether or not it exists, and the caller's address. */
export interface Target {
  realm: AnyRealm
  email: string
  address: string
}

/** A counted try; `forgiveAttempt` undoes it. */
export interface Attempt {
  scope: Throttled
  account: Uint8Array
  address: Uint8Array
}

const anything = new Uint8Array(0)

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
    elapsedMs: elapsedMs(rows[i]!.last_at, now),
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

/** Tries while the clock was ahead count no longer: nobody would get in until that time. */
function elapsedMs(last: Date, now: Date): number {
  const ms = now.getTime() - last.getTime()
  return ms < -clocksDifferMs ? Number.POSITIVE_INFINITY : Math.max(0, ms)
}

/** After a success: resets the account's count at this address, and undoes the try everywhere else. */
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

/** A keyed digest of an email: without the master key, a copy of the table does not reveal it. */
const accountMac = (keys: Keys, { realm, email }: Pick<Target, 'realm' | 'email'>): Uint8Array =>
  keys.mac('throttle-account', Buffer.from(`${realm} ${email}`))

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
