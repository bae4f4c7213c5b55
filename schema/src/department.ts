import { z } from 'zod'
import { listAnswer, success } from './envelope.ts'
import { colleagueRoles } from './member-role.ts'
import { studentSelection } from './selection.ts'
import { nameText } from './text.ts'

/** The request header for the department in which a person works: lists show only its data, and new data belong to it. */
export const departmentHeader = 'credenza-department'

const departmentId = z.string().min(1).max(60)
const role = z.enum(colleagueRoles.issuer)
export type DepartmentRole = z.infer<typeof role>

/** A part of an issuer, with its own students, categories, templates, certificates and people. */
export const department = z
  .object({
    _id: z.string(),
    name: z.string(),
    /** The data of a closed department stay, but only people of the whole organisation see them. */
    isClosed: z.boolean(),
    students: z.number().int(),
    categories: z.number().int(),
    templates: z.number().int(),
    certificates: z.number().int(),
    /** The caller's role in it; empty for people and keys of the whole organisation. */
    yourRole: z.union([role, z.literal('')]),
    members: z.array(z.object({ accountId: z.string(), name: z.string(), role })),
    createdAt: z.string(),
  })
  .meta({ id: 'Department' })
export type Department = z.infer<typeof department>

/**
 * GET /api/departments: those in which the caller can work, by name. Only people of the whole organisation see closed ones.
 */
export const departmentListResponse = success({ data: z.array(department), ...listAnswer }).meta({
  id: 'DepartmentListResponse',
})
export const departmentResponse = success({ data: department }).meta({ id: 'DepartmentResponse' })

/** POST /api/departments */
export const newDepartmentRequest = z
  .object({ name: nameText('name', 100) })
  .meta({ id: 'NewDepartmentRequest' })
/** PUT /api/departments/{departmentId} */
export const saveDepartmentRequest = z
  .object({ name: nameText('name', 100), isClosed: z.boolean() })
  .meta({ id: 'SaveDepartmentRequest' })
export type SaveDepartmentRequest = z.infer<typeof saveDepartmentRequest>

/** POST /api/departments/{departmentId}/merge: moves everything in the department to the other one, and removes it. */
export const mergeDepartmentRequest = z.object({ into: departmentId }).meta({ id: 'MergeDepartmentRequest' })

/** PUT /api/colleagues/{accountId}/departments: replaces a person's role with roles in departments. */
export const membershipsRequest = z
  .object({ memberships: z.array(z.object({ departmentId, role })).min(1).max(50) })
  .meta({ id: 'MembershipsRequest' })
export type MembershipsRequest = z.infer<typeof membershipsRequest>

const ids = z.array(z.string().min(1).max(120)).max(1000)

/** POST /api/departments/move: moves items to a department, or with null to the organisation as a whole. */
export const moveRequest = z
  .object({
    departmentId: departmentId.nullable(),
    students: studentSelection.optional(),
    categoryIds: ids.default([]),
    templateIds: ids.default([]),
  })
  .meta({ id: 'MoveRequest' })
export type MoveRequest = z.infer<typeof moveRequest>
export const moveResponse = success({ moved: z.number().int() }).meta({ id: 'MoveResponse' })
