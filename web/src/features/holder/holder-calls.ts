import type { ownCertificatesResponse } from '@credenza/schema/certificate'
import { call } from '../../lib/api/call.ts'

/** The signed-in student's own certificates, newest first, each with the key of its sealed document. */
export const fetchMyCertificates = async () =>
  (await call<typeof ownCertificatesResponse>({ method: 'GET', path: '/api/user/my-certificates' }))
    .certificates
export type OwnCertificate = Awaited<ReturnType<typeof fetchMyCertificates>>[number]
