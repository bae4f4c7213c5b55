import { fillDetails } from '../certificates/certificate/draft/fill-details.ts'
import { fillWallets } from '../certificates/certificate/search/fill-wallets.ts'
import { signedInQueues } from '../certificates/certificate/signing/signed-in-queues.ts'
import type { Tx } from '../context.ts'
import { refusedRevocationsBackFill } from '../doors/batch/refused-revocations.ts'
import { accountSearchBackFill } from '../people/account/account-search.ts'
import { fillOrganisations } from '../people/account/fill-organisations.ts'
import { organisationsBackFill } from '../people/account/organisations-of.ts'
import type { BackFill } from '../platform/back-fill/back-fill.ts'
import { foldSearches, type Searched } from '../platform/lists/fold-searches.ts'

/** Every table with a `search` column before 0141. */
const searched: readonly Searched[] = [
  { table: 'organisation', key: ['id'] },
  { table: 'student', key: ['org_id', 'id'], hasGrams: true },
  { table: 'certificate_value', key: ['org_id', 'kind', 'value'], hasGrams: true },
  { table: 'certificate', key: ['org_id', 'id'] },
  { table: 'review_request', key: ['queue_id', 'position'] },
  { table: 'correction_request', key: ['org_id', 'id'] },
  { table: 'delivery', key: ['org_id', 'id'] },
]

/** Every back-fill. Remove one in the release after the next, when no deployment can need it any more. */
export const backFills: readonly BackFill[] = [
  // Searches find details since 0052; processes say since 0056 that they run, and know back-fills since 0062.
  { name: 'search-details', since: '0062_several_processes', fill: fillDetails },
  // Searches find only wallets that their organisation is shown; this came in the release of 0135.
  { name: 'shown-wallets', since: '0135_account_of_address', fill: fillWallets },
  { name: organisationsBackFill, since: '0075_account_organisation', fill: fillOrganisations },
  // Search texts are folded; this came in the release of 0136. Last, because the first two add to search texts.
  ...searched.map((one) => ({
    name: `folded-${one.table}`,
    since: '0136_breach_notes',
    fill: (tx: Tx, place: string) => foldSearches(tx, one, place),
  })),
  // Accounts have a search text since 0141.
  accountSearchBackFill,
  // A refused revocation takes its status bits back; this came in the release of 0141.
  refusedRevocationsBackFill,
  // Queues know since 0143 what is signed.
  signedInQueues,
]
