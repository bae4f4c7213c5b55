import type { RequestSortColumn } from '@credenza/schema'
import type { shownColumns } from '../../certificates/search/certificate-values.ts'
import type { Order, RowOrder } from '../../platform/lists/order.ts'

export type RequestOrder = Order<RequestSortColumn | 'createdAt'>

const keys = {
  createdAt: 'position',
  title: 'title',
  userName: 'user_name',
  categoryName: 'category_name',
  date: 'date',
  issuerName: 'issuer_name',
} as const satisfies Record<RequestOrder['column'], 'position' | (typeof shownColumns)[number]>

/** The column behind a sort. */
export const sortKey = ({ column }: RequestOrder) => keys[column]

/** How rows are read in an order. */
export const rowOrder = (order: RequestOrder): RowOrder => ({
  key: sortKey(order),
  tie: 'position',
  direction: order.direction,
})
