import type { RequestSortColumn } from '@credenza/schema'
import type { shownColumns } from '../../certificates/search/certificate-values.ts'
import { sharedSortKeys } from '../../certificates/search/shared-sort-keys.ts'
import { newestFirst, type Orders } from '../../platform/lists/order.ts'

export type RequestColumn = RequestSortColumn | 'createdAt'

/** The orders of a queue. */
export const requestOrders = {
  keys: { ...sharedSortKeys, createdAt: 'position', issuerName: 'issuer_name' },
  unique: ['position'],
  standard: newestFirst,
} as const satisfies Orders<RequestColumn> & {
  keys: Record<RequestColumn, 'position' | (typeof shownColumns)[number]>
}
