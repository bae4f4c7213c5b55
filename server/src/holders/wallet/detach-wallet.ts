import { sql } from 'kysely'
import { forgetWallets } from '../../certificates/certificate/search/search-wallets.ts'
import type { Tx } from '../../context.ts'
import { atEachOrganisation } from '../../people/account/organisations-of.ts'
import { setWallet } from '../../people/account/set-wallet.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { isInUse } from './read-wallet.ts'

/** Somebody who presses a button should not wait longer for other people's work. */
const lockTimeout = '3s'

/**
 * Removes a student's wallet. A transfer in progress locks the certificate's row: waits for it a little, then throws 'busy'.
 * Throws wallet_in_use once a transfer was made, because the chain has locked the token in the wallet.
 */
export async function detachWallet(tx: Tx, accountId: string): Promise<void> {
  await sql`SELECT set_config('lock_timeout', ${lockTimeout}, true)`.execute(tx)
  const wallet = await lockWallet(tx, accountId)
  if (await isInUse(tx, accountId)) {
    throw refusal('wallet_in_use')
  }
  await forgetLink(tx, accountId, wallet)
}

/**
 * Removes the wallet of somebody who leaves us. Tokens stay in the wallet that they were transferred to, but we forget which
 * one it was.
 */
export async function forgetLinkedWallet(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('wallet_challenge').where('account_id', '=', accountId).execute()
  await forgetLink(tx, accountId, await lockWallet(tx, accountId))
}

/** Begins with the students, as signing does, which makes them searchable by their wallets too. */
async function lockWallet(tx: Tx, accountId: string): Promise<string | null> {
  await atEachOrganisation(tx, [accountId], (organisationId) =>
    tx
      .selectFrom('student')
      .select('id')
      .where('org_id', '=', organisationId)
      .where('account_id', '=', accountId)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute(),
  )
  await atEachOrganisation(tx, [accountId], (organisationId) =>
    tx
      .selectFrom('certificate')
      .select('id')
      .where('org_id', '=', organisationId)
      .where('account_id', '=', accountId)
      .orderBy('id')
      .forUpdate()
      .execute(),
  )
  const { wallet_address } = await tx
    .selectFrom('account')
    .select('wallet_address')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return wallet_address
}

async function forgetLink(tx: Tx, accountId: string, wallet: string | null): Promise<void> {
  if (wallet === null) return
  await setWallet(tx, accountId, null)
  await forgetWallets(tx, new Map([[accountId, wallet]]))
}
