import type { done } from '@credenza/schema/envelope'
import type { notificationsResponse } from '@credenza/schema/notification'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'

/** Recent events of the signed-in organisation, newest first, and how many are unread. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: () => call<typeof notificationsResponse>({ method: 'GET', path: '/api/notifications' }),
})

/** Marks everything up to this notification as read. */
export const readNotifications = (upTo: string) =>
  call<typeof done>({ method: 'POST', path: '/api/notifications/read', json: { upTo } })
