import type {
  Delivery,
  DeliverySettings,
  deliveryListResponse,
  deliverySettingsResponse,
  MailPreviewRequest,
  mailPreviewResponse,
  RetryDeliveriesRequest,
  retryDeliveriesResponse,
} from '@credenza/schema/delivery'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { fetchRows } from '../../lib/list/list-query.ts'
import { type ListPage, pagedQuery } from '../../lib/list/use-paged-list.ts'
import { spoken } from '../../lib/text/spoken.ts'

const settingsPath = '/api/delivery/settings'

export const deliverySettingsQuery = queryOptions({
  queryKey: ['delivery-settings'],
  queryFn: async (): Promise<Required<DeliverySettings>> =>
    (await call<typeof deliverySettingsResponse>({ method: 'GET', path: settingsPath })).data,
})

export const saveDeliverySettings = async (json: DeliverySettings): Promise<Required<DeliverySettings>> =>
  (await call<typeof deliverySettingsResponse>({ method: 'PUT', path: settingsPath, json })).data

/** A preview of a text as a mail. */
export const mailPreviewQuery = (json: MailPreviewRequest) =>
  queryOptions({
    queryKey: ['mail-preview', json],
    queryFn: async ({ signal }) =>
      (
        await call<typeof mailPreviewResponse>({
          method: 'POST',
          path: '/api/delivery/preview',
          json,
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  })

export interface DeliveryFilter {
  search: string
  /** A state of the schema, or '' for all. */
  state: string
}

/** Fetches a page of emails to holders, newest first, with the reasons in the page's language. */
async function fetchDeliveries(
  filter: DeliveryFilter,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<ListPage<Delivery>> {
  const query = { search: filter.search || undefined, state: filter.state || undefined, cursor }
  const page = await fetchRows<typeof deliveryListResponse>('/api/deliveries', query, signal)
  const rows = page.rows.map(async (row) => ({ ...row, message: await spoken(row) }))
  return { ...page, rows: await Promise.all(rows) }
}

export const deliveriesQuery = (filter: DeliveryFilter) =>
  pagedQuery(['deliveries', filter], (cursor, signal) => fetchDeliveries(filter, cursor, signal))

/** How many mails failed, regardless of what the list shows. */
export const failedCountQuery = queryOptions({
  queryKey: ['deliveries', 'failed'],
  queryFn: async ({ signal }) => {
    const query = { limit: 1, state: 'failed' }
    return (
      await call<typeof deliveryListResponse>({ method: 'GET', path: '/api/deliveries', query, signal })
    ).failed
  },
})

/** Sends failed mails again. Returns how many. */
export const retryDeliveries = (json: RetryDeliveriesRequest) =>
  call<typeof retryDeliveriesResponse>({ method: 'POST', path: '/api/deliveries/retry', json })
