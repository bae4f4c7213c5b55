import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { walletsOf } from '../../people/account/wallets-of.ts'
import { searchText } from '../../platform/lists/search-text.ts'
import { noteWallets } from '../search/certificate-values.ts'
import type { Certificate } from './certificate.ts'

/** The certificates, with the holders' wallets added to their search values. */
export async function withWallets(
  tx: Tx,
  organisationId: string,
  certificates: readonly Certificate[],
): Promise<Certificate[]> {
  const wallets = await walletsOf(
    tx,
    certificates.map((certificate) => certificate.accountId),
  )
  await noteWallets(tx, organisationId, wallets)
  return certificates.map((certificate) => {
    const wallet = wallets.get(certificate.accountId)
    return wallet ? { ...certificate, search: `${certificate.search}\n${searchText([wallet])}` } : certificate
  })
}

/** Makes certificates of any issuer searchable by their holder's wallet, unless they already are. */
export async function noteHolders(tx: Tx, wallets: ReadonlyMap<string, string>): Promise<void> {
  const accounts = [...wallets.keys()]
  const { rows } = await sql<{ org_id: string; account_id: string }>`
    UPDATE certificate SET search = certificate.search || E'\\n' || holder.wallet
    FROM unnest(${accounts}::text[], ${accounts.map((id) => searchText([wallets.get(id)!]))}::text[])
      AS holder (account_id, wallet)
    WHERE certificate.account_id = holder.account_id AND position(holder.wallet IN certificate.search) = 0
    RETURNING certificate.org_id, certificate.account_id`.execute(tx)
  for (const [organisationId, held] of Map.groupBy(rows, (row) => row.org_id)) {
    const holders = new Set(held.map((row) => row.account_id))
    await noteWallets(tx, organisationId, new Map([...wallets].filter(([account]) => holders.has(account))))
  }
}
