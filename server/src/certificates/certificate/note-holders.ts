import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { organisationsOf } from '../../people/account/organisations-of.ts'
import { walletsOf } from '../../people/account/wallets-of.ts'
import { searchText } from '../../platform/lists/search-text.ts'
import { noteWalletValues } from '../search/certificate-values.ts'
import type { Certificate } from './certificate.ts'

/** Adds the holders' wallets to the certificates' search values. */
export async function withWallets(
  tx: Tx,
  organisationId: string,
  certificates: readonly Certificate[],
): Promise<Certificate[]> {
  const wallets = await walletsOf(
    tx,
    certificates.map((certificate) => certificate.accountId),
  )
  await noteWalletValues(tx, organisationId, wallets)
  return certificates.map((certificate) => {
    const wallet = wallets.get(certificate.accountId)
    return wallet ? { ...certificate, search: `${certificate.search}\n${searchText([wallet])}` } : certificate
  })
}

/** Makes certificates of any issuer searchable by their holder's wallet, unless they already are. */
export async function noteHolders(tx: Tx, wallets: ReadonlyMap<string, string>): Promise<void> {
  const accounts = [...wallets.keys()]
  for (const organisationId of await organisationsOf(tx, accounts)) {
    const { rows } = await sql<{ account_id: string }>`
      UPDATE certificate SET search = certificate.search || E'\\n' || holder.wallet
      FROM unnest(${accounts}::text[], ${accounts.map((id) => searchText([wallets.get(id)!]))}::text[])
        AS holder (account_id, wallet)
      WHERE certificate.org_id = ${organisationId} AND certificate.account_id = holder.account_id
        AND position(holder.wallet IN certificate.search) = 0
      RETURNING certificate.account_id`.execute(tx)
    const holders = new Set(rows.map((row) => row.account_id))
    if (holders.size === 0) continue
    await noteWalletValues(
      tx,
      organisationId,
      new Map([...wallets].filter(([account]) => holders.has(account))),
    )
  }
}
