import type { done } from '@credenza/schema/envelope'
import type { keptBadgeResponse, keptBadgesResponse } from '@credenza/schema/kept-badge'
import { queryOptions } from '@tanstack/react-query'
import { call, pathTo } from '../../../lib/api/call.ts'

const path = '/api/user/badges'

export const badgesQuery = queryOptions({
  queryKey: ['kept-badges'],
  queryFn: async () => (await call<typeof keptBadgesResponse>({ method: 'GET', path })).data,
})

/** One badge with its current verdict. */
export const badgeQuery = (id: string) =>
  queryOptions({
    queryKey: ['kept-badges', 'one', id],
    queryFn: async () =>
      (await call<typeof keptBadgeResponse>({ method: 'GET', path: pathTo(path, id) })).data,
    staleTime: 0,
  })

export const keepBadge = (text: string) => call<typeof done>({ method: 'POST', path, json: { text } })

export const removeBadge = (id: string) => call<typeof done>({ method: 'DELETE', path: pathTo(path, id) })
