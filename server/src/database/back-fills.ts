import { fillDetails } from '../certificates/certificate/fill-details.ts'
import type { BackFill } from '../platform/back-fill/back-fill.ts'

/** Every back-fill. Remove one in the release after the next, when no deployment can need it any more. */
export const backFills: readonly BackFill[] = [
  // Searches find details since 0052; processes say since 0056 that they run, and know back-fills since 0062.
  { name: 'search-details', since: '0062_several_processes', fill: fillDetails },
]
