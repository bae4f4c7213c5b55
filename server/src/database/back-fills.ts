import { fillDetails } from '../certificates/certificate/fill-details.ts'
import { fillOrganisations } from '../people/account/fill-organisations.ts'
import { organisationsBackFill } from '../people/account/organisations-of.ts'
import type { BackFill } from '../platform/back-fill/back-fill.ts'

/** Every back-fill. Remove one in the release after the next, when no deployment can need it any more. */
export const backFills: readonly BackFill[] = [
  // Searches find details since 0052; processes say since 0056 that they run, and know back-fills since 0062.
  { name: 'search-details', since: '0062_several_processes', fill: fillDetails },
  { name: organisationsBackFill, since: '0075_account_organisation', fill: fillOrganisations },
]
