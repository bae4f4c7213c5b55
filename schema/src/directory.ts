import { z } from 'zod'
import { listAnswer, success } from './envelope.ts'
import { givenRoles } from './member-role.ts'

const mappedRole = z.enum(givenRoles).nullable()

/** A group of people in the organisation's directory, which sent it through /scim/v2. */
export const directoryGroup = z
  .object({
    _id: z.string(),
    displayName: z.string(),
    /** How many people are in the group. */
    members: z.number().int(),
    /** The role that the group gives its active people here; null for none. */
    memberRole: mappedRole,
  })
  .meta({ id: 'DirectoryGroup' })
export type DirectoryGroup = z.infer<typeof directoryGroup>

/** GET /api/directory/groups */
export const directoryGroupListResponse = success({ data: z.array(directoryGroup), ...listAnswer }).meta({
  id: 'DirectoryGroupListResponse',
})

/** PUT /api/directory/groups/{groupId}/role */
export const groupRoleRequest = z.object({ memberRole: mappedRole }).meta({ id: 'GroupRoleRequest' })
export const directoryGroupResponse = success({ data: directoryGroup }).meta({ id: 'DirectoryGroupResponse' })
