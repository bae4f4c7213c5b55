import { dayMs } from '@credenza/schema'
import type { Context, Tx } from '../../../context.ts'
import { networkOf } from '../../../platform/http/network.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { type AnyRealm, realmsIn } from '../find-account.ts'

const knownForMs = 90 * dayMs

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

/** Whether the account's owner has signed in from the address with this digest. */
export async function isKnownAddress(
  tx: Tx,
  { realm, email }: { realm: AnyRealm; email: string },
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

/** A keyed digest of an address: without the master key, a copy of the table does not reveal it. */
export const addressMac = (keys: Keys, address: string): Uint8Array =>
  keys.mac('throttle-address', Buffer.from(networkOf(address)))
