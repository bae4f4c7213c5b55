import {
  departmentListResponse,
  departmentResponse,
  done,
  mergeDepartmentRequest,
  moveRequest,
  moveResponse,
  newDepartmentRequest,
  saveDepartmentRequest,
} from '@credenza/schema'
import type { Context } from '../../context.ts'
import { mergeDepartment } from '../../people/department/merge-department.ts'
import { createDepartment, saveDepartment } from '../../people/department/save-department.ts'
import { answer } from '../../platform/http/answer.ts'
import type { App } from '../../platform/http/app.ts'
import { organisationOfRequest } from '../../platform/http/authenticate.ts'
import { idempotencyKey } from '../../platform/http/idempotency.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { shortListRoute } from '../../platform/lists/short-list-route.ts'
import { listDepartments, readDepartment } from './list-departments.ts'
import { moveThings } from './move-things.ts'

const params = pathId('departmentId')
const owning = { access: ['approved-issuer'], permission: 'own' } as const

/** Departments of an issuer. Its owner creates them, and puts people into them with the colleagues' calls. */
export function departmentRoutes(app: App, ctx: Context): void {
  shortListRoute(
    app,
    '/api/departments',
    {
      access: ['issuer'],
      departmental: true,
      summary: 'List departments',
      sort: ['name', 'students', 'certificates', 'createdAt'],
      response: departmentListResponse,
      message: 'Departments',
    },
    (request) => listDepartments(ctx, organisationOfRequest(request)),
  )

  app.post(
    '/api/departments',
    {
      config: owning,
      schema: {
        summary: 'Add a department',
        body: newDepartmentRequest,
        response: { 200: departmentResponse },
      },
    },
    async (request) => {
      const caller = organisationOfRequest(request)
      const id = await createDepartment(ctx, caller, request.body.name, idempotencyKey(ctx, request))
      return answer('Department added.', { data: await readDepartment(ctx, caller, id) })
    },
  )

  app.put(
    '/api/departments/:departmentId',
    {
      config: owning,
      schema: {
        summary: 'Rename, close or reopen a department',
        params,
        body: saveDepartmentRequest,
        response: { 200: departmentResponse },
      },
    },
    async (request) => {
      const caller = organisationOfRequest(request)
      const { departmentId: id } = request.params
      await saveDepartment(ctx, caller, { id, ...request.body })
      return answer('Department saved.', { data: await readDepartment(ctx, caller, id) })
    },
  )

  app.post(
    '/api/departments/:departmentId/merge',
    {
      config: owning,
      schema: {
        summary: 'Merge a department into another',
        description: 'All that it has, its people and API keys included, goes to the other one, and it ends.',
        params,
        body: mergeDepartmentRequest,
        response: { 200: done },
      },
    },
    async (request) => {
      const merge = { from: request.params.departmentId, into: request.body.into }
      await mergeDepartment(ctx, organisationOfRequest(request), merge)
      return answer('Departments merged.')
    },
  )

  app.post(
    '/api/departments/move',
    {
      config: { access: ['approved-issuer'], permission: 'manage' },
      schema: {
        summary: 'Move students, categories and templates to a department',
        description: 'Certificates go with the category of their type.',
        body: moveRequest,
        response: { 200: moveResponse },
      },
    },
    async (request) => {
      const moved = await moveThings(ctx, organisationOfRequest(request), request.body)
      return answer('Moved.', { moved })
    },
  )
}
