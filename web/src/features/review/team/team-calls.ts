import type { bulkResponse } from '@credenza/schema/certificate'
import type { AssignRequest, noteListResponse, noteResponse } from '@credenza/schema/colleague'
import type { done } from '@credenza/schema/envelope'
import { queryOptions } from '@tanstack/react-query'
import { call, pathTo } from '../../../lib/api/call.ts'

/** Assigns requests to a colleague, or to nobody. */
export const assign = (json: AssignRequest) =>
  call<typeof bulkResponse>({ method: 'PUT', path: '/api/review/assignments', json })

const notesPath = (certificateId: string) => pathTo('/api/review/requests', certificateId, '/notes')

export const notesQuery = (certificateId: string) =>
  queryOptions({
    queryKey: ['certificates', 'notes', certificateId],
    queryFn: async () =>
      (await call<typeof noteListResponse>({ method: 'GET', path: notesPath(certificateId) })).data,
  })

export const addNote = (certificateId: string, text: string, idempotencyKey: string) =>
  call<typeof noteResponse>({
    method: 'POST',
    path: notesPath(certificateId),
    json: { text },
    idempotencyKey,
  })

export const deleteNote = (id: string) =>
  call<typeof done>({ method: 'DELETE', path: pathTo('/api/review/notes', id) })
