import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { walletsShownTo } from '../../people/account/wallets-shown.ts'
import { searchText } from '../../platform/lists/search-text.ts'
import { forgetWalletValues, noteWalletValues } from '../search/wallet-values.ts'
import type { Certificate } from './certificate.ts'

/** Adds the holders' wallets that the organisation is shown to the certificates' search values. */
export async function withWallets(
  tx: Tx,
  organisationId: string,
  certificates: readonly Certificate[],
): Promise<Certificate[]> {
  const wallets = await walletsShownTo(
    tx,
    organisationId,
    certificates.map((certificate) => certificate.accountId),
  )
  await noteWalletValues(tx, organisationId, wallets)
  return certificates.map((certificate) => {
    const wallet = wallets.get(certificate.accountId)
    return wallet ? { ...certificate, search: `${certificate.search}\n${searchText([wallet])}` } : certificate
  })
}

/** Makes an organisation's certificates searchable by these wallets of their holders, by account, unless they already are. */
export async function noteHolders(
  tx: Tx,
  organisationId: string,
  wallets: ReadonlyMap<string, string>,
): Promise<void> {
  if (wallets.size === 0) return
  const { rows } = await sql<{ account_id: string }>`
    UPDATE certificate SET search = certificate.search || E'\\n' || holder.wallet
    FROM ${holdersOf(wallets)} AS holder (account_id, wallet)
    WHERE certificate.org_id = ${organisationId} AND certificate.account_id = holder.account_id
      AND position(holder.wallet IN certificate.search) = 0
    RETURNING certificate.account_id`.execute(tx)
  const holders = new Set(rows.map((row) => row.account_id))
  await noteWalletValues(
    tx,
    organisationId,
    new Map([...wallets].filter(([account]) => holders.has(account))),
  )
}

/** Stops searches from finding an organisation's certificates by these wallets of their holders, by account. */
export async function forgetHolders(
  tx: Tx,
  organisationId: string,
  wallets: ReadonlyMap<string, string>,
): Promise<void> {
  if (wallets.size === 0) return
  await sql`
    UPDATE certificate SET search = replace(certificate.search, E'\\n' || holder.wallet, '')
    FROM ${holdersOf(wallets)} AS holder (account_id, wallet)
    WHERE certificate.org_id = ${organisationId} AND certificate.account_id = holder.account_id
      AND position(holder.wallet IN certificate.search) > 0`.execute(tx)
  await forgetWalletValues(tx, organisationId, [...wallets.keys()])
}

const holdersOf = (wallets: ReadonlyMap<string, string>) =>
  sql`unnest(${[...wallets.keys()]}::text[], ${[...wallets.values()].map((one) => searchText([one]))}::text[])`
