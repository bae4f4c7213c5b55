import type { done } from '@credenza/schema/envelope'
import type {
  adminProposalListResponse,
  inviteAdminResponse,
  twoAdminsResponse,
} from '@credenza/schema/two-admins'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'

const path = '/api/admin/two-admins'

export const twoAdminsQuery = queryOptions({
  queryKey: ['organisations', 'two-admins'],
  queryFn: async () => (await call<typeof twoAdminsResponse>({ method: 'GET', path })).data,
})

export const proposalsQuery = queryOptions({
  queryKey: ['organisations', 'proposals'],
  queryFn: async () =>
    (await call<typeof adminProposalListResponse>({ method: 'GET', path: '/api/admin/proposals' })).data,
})

export const switchTwoAdmins = (isOn: boolean) => call<typeof done>({ method: 'PUT', path, json: { isOn } })

/** A link that creates one administrator. */
export const inviteAdmin = async () =>
  (await call<typeof inviteAdminResponse>({ method: 'POST', path: '/api/admin/administrators' })).link
