import {
  bulkResponse,
  type CertificateRecord,
  certificateDocumentsResponse,
  createCertificatesResponse,
  singleCertificateResponse,
  statsResponse,
  timelineYearsResponse,
  yearCertificatesResponse,
} from '@credenza/schema/certificate'
import { done } from '@credenza/schema/envelope'
import { messages } from '@credenza/schema/messages'
import { call } from '../../lib/api/call.ts'
import { pageLimit } from '../../lib/use-paged-list.ts'

export interface CertificateFilter {
  search?: string
  category?: string
}

/** The issuer's certificates with a date in this year, newest first, one page. */
export async function fetchYear(
  year: string,
  filter: CertificateFilter,
  cursor: string | undefined,
  signal: AbortSignal,
) {
  const { certificates, nextCursor, total } = await call({
    method: 'GET',
    path: `/api/timeline/get-years-certificate-list/${encodeURIComponent(year)}`,
    query: { ...filter, cursor, limit: pageLimit },
    answer: yearCertificatesResponse,
    signal,
  })
  return { rows: certificates, nextCursor, total }
}

/** The issuer's certificates of all years, newest first, one page. */
export async function fetchCertificates(
  filter: CertificateFilter,
  cursor: string | undefined,
  signal: AbortSignal,
) {
  const { documents, nextCursor, total } = await call({
    method: 'GET',
    path: '/get-certificate-from-db',
    query: { ...filter, cursor, limit: pageLimit },
    answer: certificateDocumentsResponse,
    signal,
  })
  return { rows: documents, nextCursor, total }
}

export const fetchYears = async () =>
  (await call({ method: 'GET', path: '/api/timeline/get-years-list', answer: timelineYearsResponse })).data

export const fetchStats = () => call({ method: 'GET', path: '/api/stats', answer: statsResponse })

/** By id or public slug; without a session it is the public view. */
export const fetchCertificate = async (idOrSlug: string) =>
  (
    await call({
      method: 'GET',
      path: `/api/user/get-certificate-by-user-url/${encodeURIComponent(idOrSlug)}`,
      answer: singleCertificateResponse,
      fallbackMessage: messages.certificateFetchFailed,
    })
  ).data

export const createCertificates = (multipleCertificates: CertificateRecord[], idempotencyKey: string) =>
  call({
    method: 'POST',
    path: '/upload-json',
    json: { multipleCertificates },
    answer: createCertificatesResponse,
    idempotencyKey,
  })

/** The issuer signs (readings R3): both values are the organisation's own. */
export const signCertificates = (
  cetificateId: string[],
  { publicKey, digitalSignature }: { publicKey: string; digitalSignature: string },
) =>
  call({
    method: 'POST',
    path: '/verify-json',
    json: { cetificateId, isByIssuer: true, publicKey, verifierDigitalSignature: digitalSignature },
    answer: bulkResponse,
    fallbackMessage: messages.verificationFailed,
  })

export const transferCertificate = (id: string) =>
  call({ method: 'PUT', path: '/update-transfer', json: { id, flag: 'true' }, answer: bulkResponse })

export const revokeCertificate = (id: string, reason: string) =>
  call({
    method: 'POST',
    path: `/api/certificates/${encodeURIComponent(id)}/revoke`,
    json: { reason },
    answer: done,
  })
