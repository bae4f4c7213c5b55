import type { departmentResponse, MoveRequest, moveResponse } from '@credenza/schema/department'
import type { done } from '@credenza/schema/envelope'
import { call, pathTo } from '../../lib/api/call.ts'

const path = '/api/departments'

export const addDepartment = (name: string, idempotencyKey: string) =>
  call<typeof departmentResponse>({ method: 'POST', path, json: { name }, idempotencyKey })

export const saveDepartment = ({ _id, name, isClosed }: { _id: string; name: string; isClosed: boolean }) =>
  call<typeof departmentResponse>({ method: 'PUT', path: pathTo(path, _id), json: { name, isClosed } })

export const mergeDepartment = ({ from, into }: { from: string; into: string }) =>
  call<typeof done>({ method: 'POST', path: pathTo(path, from, '/merge'), json: { into } })

export const moveThings = (json: Partial<MoveRequest> & { departmentId: string }) =>
  call<typeof moveResponse>({ method: 'POST', path: `${path}/move`, json })
