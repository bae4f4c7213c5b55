import type { Tx } from '../../../context.ts'
import { organisationsOf } from '../../../people/account/organisations-of.ts'
import { shownAmong } from '../../../people/account/wallets-shown.ts'
import { anyOf } from '../../../platform/db/any-of.ts'
import { forgetWalletsAt, noteWalletsAt } from './search-wallets.ts'

const perStep = 100

/**
 * Earlier releases made students searchable by wallets that their organisation is not shown, and signed without noting wallets
 * that it is shown from then on. Corrects both for the next hundred people with a wallet after `place`. Returns the last one's
 * id; undefined when none are left.
 */
export async function fillWallets(tx: Tx, place: string): Promise<string | undefined> {
  const holders = await tx
    .selectFrom('account')
    .select(['id', 'wallet_address'])
    .where('wallet_address', 'is not', null)
    .where('id', '>', place)
    .orderBy('id')
    .limit(perStep)
    .execute()
  const wallets = new Map(holders.map(({ id, wallet_address }) => [id, wallet_address!]))
  if (wallets.size === 0) return undefined
  for (const organisationId of await organisationsOf(tx, [...wallets.keys()]))
    await settle(tx, organisationId, wallets)
  return holders.length === perStep ? holders.at(-1)!.id : undefined
}

async function settle(tx: Tx, organisationId: string, wallets: ReadonlyMap<string, string>): Promise<void> {
  // A signature in progress ends first, so that what it notes is not forgotten again.
  await tx
    .selectFrom('certificate')
    .select('id')
    .where('org_id', '=', organisationId)
    .where('account_id', '=', anyOf([...wallets.keys()]))
    .orderBy('id')
    .forUpdate()
    .execute()
  const shown = await shownAmong(tx, organisationId, wallets)
  const hidden = new Map([...wallets].filter(([account]) => !shown.has(account)))
  await forgetWalletsAt(tx, organisationId, hidden)
  await noteWalletsAt(tx, organisationId, shown)
}
