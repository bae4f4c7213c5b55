import type {
  colleagueListResponse,
  colleagueResponse,
  InviteColleagueRequest,
  invitationResponse,
} from '@credenza/schema/colleague'
import type { DepartmentRole } from '@credenza/schema/department'
import type { done } from '@credenza/schema/envelope'
import type { GivenRole } from '@credenza/schema/member-role'
import { queryOptions } from '@tanstack/react-query'
import { call, pathTo } from '../../lib/api/call.ts'

const path = '/api/colleagues'

/** The people who act for the organisation or are invited to. */
export const colleaguesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: async () => (await call<typeof colleagueListResponse>({ method: 'GET', path })).data,
})

export const inviteColleague = (json: InviteColleagueRequest, idempotencyKey: string) =>
  call<typeof colleagueResponse>({ method: 'POST', path, json, idempotencyKey })

export const inviteAgain = (id: string) =>
  call<typeof colleagueResponse>({ method: 'POST', path: pathTo(path, id, '/invitation') })

export const changeRole = ({ id, memberRole }: { id: string; memberRole: GivenRole }) =>
  call<typeof colleagueResponse>({ method: 'PUT', path: pathTo(path, id, '/role'), json: { memberRole } })

/** Sets a colleague's roles by department. */
export const changeDepartments = (id: string, roles: Readonly<Record<string, DepartmentRole>>) =>
  call<typeof colleagueResponse>({
    method: 'PUT',
    path: pathTo(path, id, '/departments'),
    json: { memberships: Object.entries(roles).map(([departmentId, role]) => ({ departmentId, role })) },
  })

/** Removes a colleague, or withdraws an invitation that was not accepted yet. */
export const removeColleague = (id: string) => call<typeof done>({ method: 'DELETE', path: pathTo(path, id) })

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: async () =>
      (await call<typeof invitationResponse>({ method: 'POST', path: '/api/invitation', json: { token } }))
        .data,
  })

export const acceptInvitation = (json: { token: string; password: string; confirmPassword: string }) =>
  call<typeof done>({ method: 'POST', path: '/api/invitation/accept', json })
