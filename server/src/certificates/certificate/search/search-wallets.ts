import type { Tx } from '../../../context.ts'
import { organisationsOf } from '../../../people/account/organisations-of.ts'
import { shownAmong, walletsShownTo } from '../../../people/account/wallets-shown.ts'
import { forgetStudentWallets, noteStudentWallets } from '../../../people/student/search-wallets.ts'
import { forgetHolders, noteHolders } from '../note-holders.ts'

type Wallets = ReadonlyMap<string, string>

/**
 * Makes students and their certificates searchable by these wallets, given by account, at the organisations that are shown
 * them.
 */
export async function noteWallets(tx: Tx, wallets: Wallets): Promise<void> {
  if (wallets.size === 0) return
  for (const organisationId of await organisationsOf(tx, [...wallets.keys()]))
    await noteWalletsAt(tx, organisationId, await shownAmong(tx, organisationId, wallets))
}

/** Makes students and certificates of an organisation searchable by those wallets of these people that it is shown. */
export async function noteShownWallets(
  tx: Tx,
  organisationId: string,
  accountIds: readonly string[],
): Promise<void> {
  await noteWalletsAt(tx, organisationId, await walletsShownTo(tx, organisationId, [...new Set(accountIds)]))
}

/** Makes students and certificates of an organisation searchable by these wallets, which it is shown, by account. */
export async function noteWalletsAt(tx: Tx, organisationId: string, wallets: Wallets): Promise<void> {
  await noteStudentWallets(tx, organisationId, wallets)
  await noteHolders(tx, organisationId, wallets)
}

/** Stops searches, of any organisation, from finding anything by these wallets, given by account. */
export async function forgetWallets(tx: Tx, wallets: Wallets): Promise<void> {
  if (wallets.size === 0) return
  for (const organisationId of await organisationsOf(tx, [...wallets.keys()]))
    await forgetWalletsAt(tx, organisationId, wallets)
}

/** Stops an organisation's searches from finding anything by these wallets, given by account. */
export async function forgetWalletsAt(tx: Tx, organisationId: string, wallets: Wallets): Promise<void> {
  await forgetStudentWallets(tx, organisationId, wallets)
  await forgetHolders(tx, organisationId, wallets)
}
