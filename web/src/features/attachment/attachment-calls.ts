import type { attachmentListResponse, attachmentResponse } from '@credenza/schema/attachment'
import type { done } from '@credenza/schema/envelope'
import type { verifierListResponse } from '@credenza/schema/organisation-settings'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, pathTo } from '../../lib/api/call.ts'

const requestPath = (certificateId: string) => pathTo('/api/review/requests', certificateId)

export const attachmentPath = (id: string) => pathTo('/api/review/attachments', id)

export const attachmentsQuery = (certificateId: string) =>
  queryOptions({
    queryKey: ['certificates', 'attachments', certificateId],
    queryFn: async ({ signal }) => {
      const path = `${requestPath(certificateId)}/attachments`
      return (await call<typeof attachmentListResponse>({ method: 'GET', path, signal })).data
    },
  })

/** The first few verifiers, by name, that have the request and whose names contain the search. */
export const requestVerifiersQuery = (certificateId: string, search: string) =>
  queryOptions({
    queryKey: ['certificates', 'verifiers', certificateId, search],
    queryFn: async ({ signal }) => {
      const path = `${requestPath(certificateId)}/verifiers`
      const query = { search, limit: 50 }
      return (await call<typeof verifierListResponse>({ method: 'GET', path, query, signal })).data
    },
    placeholderData: keepPreviousData,
  })

export function addAttachment(
  { certificateId, verifierId, file }: { certificateId: string; verifierId: string; file: File },
  idempotencyKey: string,
) {
  const form = new FormData()
  form.append('verifierId', verifierId)
  form.append('file', file)
  const path = `${requestPath(certificateId)}/attachments`
  return call<typeof attachmentResponse>({ method: 'POST', path, form, idempotencyKey })
}

export const deleteAttachment = (id: string) =>
  call<typeof done>({ method: 'DELETE', path: attachmentPath(id) })
