import type { RequestSortColumn } from '@credenza/schema'
import type { shownColumns } from '../../certificates/search/certificate-values.ts'
import { newestFirst, type Orders } from '../../platform/lists/order.ts'

export type RequestColumn = RequestSortColumn | 'createdAt'

/** The orders of a queue. */
export const requestOrders = {
  keys: {
    createdAt: 'position',
    title: 'title',
    userName: 'user_name',
    categoryName: 'category_name',
    date: 'date',
    issuerName: 'issuer_name',
  },
  unique: ['position'],
  standard: newestFirst,
} as const satisfies Orders<RequestColumn> & {
  keys: Record<RequestColumn, 'position' | (typeof shownColumns)[number]>
}
