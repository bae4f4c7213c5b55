import type { directoryGroupListResponse, directoryGroupResponse } from '@credenza/schema/directory'
import type { GivenRole } from '@credenza/schema/member-role'
import { queryOptions } from '@tanstack/react-query'
import { call, pathTo } from '../../lib/api/call.ts'

const path = '/api/directory/groups'

/** The groups that the organisation's directory has sent, and the role that each gives. */
export const groupsQuery = queryOptions({
  queryKey: ['directory', 'groups'],
  queryFn: async () => (await call<typeof directoryGroupListResponse>({ method: 'GET', path })).data,
})

export const giveGroupRole = ({ id, memberRole }: { id: string; memberRole: GivenRole | null }) =>
  call<typeof directoryGroupResponse>({
    method: 'PUT',
    path: pathTo(path, id, '/role'),
    json: { memberRole },
  })
