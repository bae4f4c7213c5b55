import type { ownCertificatesResponse } from '@credenza/schema/certificate'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'

const fetchMyCertificates = async () =>
  (await call<typeof ownCertificatesResponse>({ method: 'GET', path: '/api/user/my-certificates' }))
    .certificates
export type OwnCertificate = Awaited<ReturnType<typeof fetchMyCertificates>>[number]

/** The signed-in student's own certificates, newest first, each with the key of its sealed document. */
export const myCertificatesQuery = queryOptions({
  queryKey: ['certificates', 'mine'],
  queryFn: fetchMyCertificates,
})
