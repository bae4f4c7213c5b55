import { listLimit } from '@credenza/schema/constants'
import type {
  AskCorrectionRequest,
  CertificateVersion,
  CorrectionRequest,
  CorrectRequest,
  certificateVersionsResponse,
  correctionRequestListResponse,
  correctionRequestResponse,
  correctResponse,
} from '@credenza/schema/correction'
import type { done } from '@credenza/schema/envelope'
import { queryOptions } from '@tanstack/react-query'
import { call, pathTo } from '../../lib/api/call.ts'
import { listQuery } from '../../lib/list/list-query.ts'

const certificatePath = (id: string) => pathTo('/api/certificates', id)

/** Makes the corrected certificate, which then waits for the issuer's signature. Returns its id. */
export const correctCertificate = async (id: string, json: CorrectRequest, idempotencyKey: string) =>
  (
    await call<typeof correctResponse>({
      method: 'POST',
      path: `${certificatePath(id)}/correct`,
      json,
      idempotencyKey,
    })
  ).certificateId

/** Withdraws the correction of a certificate, which must still be unsigned. */
export const withdrawCorrection = (id: string) =>
  call<typeof done>({ method: 'DELETE', path: `${certificatePath(id)}/correct` })

/** Every version under a certificate's public link, oldest first. */
export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['certificates', 'versions', id],
    queryFn: async ({ signal }): Promise<CertificateVersion[]> =>
      (
        await call<typeof certificateVersionsResponse>({
          method: 'GET',
          path: `${certificatePath(id)}/versions`,
          signal,
        })
      ).data,
  })

export interface RequestFilter {
  search: string
  /** A state of the schema, or '' for all. */
  state: string
}

/** Holders' correction requests to this issuer, newest first. */
export const requestsQuery = (filter: RequestFilter) =>
  listQuery<typeof correctionRequestListResponse>(
    ['certificates', 'corrections', filter],
    '/api/correction-requests',
    { ...filter },
  )

export const declineRequest = (id: string, reason: string) =>
  call<typeof correctionRequestResponse>({
    method: 'POST',
    path: pathTo('/api/correction-requests', id, '/decline'),
    json: { reason },
  })

/** The signed-in student's own requests, newest first. */
export const ownRequestsQuery = queryOptions({
  queryKey: ['certificates', 'own-corrections'],
  queryFn: async ({ signal }): Promise<CorrectionRequest[]> =>
    (
      await call<typeof correctionRequestListResponse>({
        method: 'GET',
        path: '/api/user/correction-requests',
        query: { limit: listLimit.most },
        signal,
      })
    ).data,
})

export const askForCorrection = (certificateId: string, json: AskCorrectionRequest, idempotencyKey: string) =>
  call<typeof correctionRequestResponse>({
    method: 'POST',
    path: pathTo('/api/user/certificates', certificateId, '/correction-requests'),
    json,
    idempotencyKey,
  })

export const withdrawRequest = (id: string) =>
  call<typeof correctionRequestResponse>({
    method: 'POST',
    path: pathTo('/api/user/correction-requests', id, '/withdraw'),
  })
