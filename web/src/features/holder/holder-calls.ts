import { ownCertificatesResponse } from '@credenza/schema/certificate'
import { call } from '../../lib/api/call.ts'

/** The signed-in student's own certificates, newest first, each with the key of its sealed document. */
export const fetchMyCertificates = async () =>
  (await call({ method: 'GET', path: '/api/user/my-certificates', answer: ownCertificatesResponse }))
    .certificates
export type OwnCertificate = Awaited<ReturnType<typeof fetchMyCertificates>>[number]
