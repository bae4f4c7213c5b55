import { fillDetails } from '../certificates/certificate/draft/fill-details.ts'
import { fillWallets } from '../certificates/certificate/search/fill-wallets.ts'
import { fillOrganisations } from '../people/account/fill-organisations.ts'
import { organisationsBackFill } from '../people/account/organisations-of.ts'
import type { BackFill } from '../platform/back-fill/back-fill.ts'

/** Every back-fill. Remove one in the release after the next, when no deployment can need it any more. */
export const backFills: readonly BackFill[] = [
  // Searches find details since 0052; processes say since 0056 that they run, and know back-fills since 0062.
  { name: 'search-details', since: '0062_several_processes', fill: fillDetails },
  // Searches find only wallets that their organisation is shown; this came in the release of 0135.
  { name: 'shown-wallets', since: '0135_account_of_address', fill: fillWallets },
  { name: organisationsBackFill, since: '0075_account_organisation', fill: fillOrganisations },
]
