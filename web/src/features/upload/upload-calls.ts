import type { bulkResponse } from '@credenza/schema/certificate'
import { messages } from '@credenza/schema/messages'
import type {
  issuerCategoriesResponse,
  issuerListResponse,
  UploadCertificateRequest,
  uploadCertificateResponse,
  userCertificatesResponse,
} from '@credenza/schema/upload'
import { call } from '../../lib/api/call.ts'
import { pageLimit } from '../../lib/use-paged-list.ts'

/** Certificates uploaded by users that the caller may see, newest first, one page. */
export async function fetchUserCertificates(
  filter: { search: string; status: string },
  cursor: string | undefined,
  signal: AbortSignal,
) {
  const { userCertificate, ...page } = await call<typeof userCertificatesResponse>({
    method: 'GET',
    path: '/api/user/get-user-certificates',
    query: { ...filter, cursor, limit: pageLimit(cursor) },
    signal,
  })
  return { rows: userCertificate, ...page }
}

/** Issuers whose names contain the search, the first few by name. */
export const fetchIssuers = async (search: string, signal: AbortSignal) =>
  (
    await call<typeof issuerListResponse>({
      method: 'GET',
      path: '/api/user/issuers',
      query: { search, limit: 50 },
      signal,
    })
  ).data

export const fetchIssuerCategories = async (issuerId: string) =>
  (
    await call<typeof issuerCategoriesResponse>({
      method: 'GET',
      path: `/api/user/issuers/${encodeURIComponent(issuerId)}/categories`,
    })
  ).data

export function uploadCertificate(
  { file, ...fields }: UploadCertificateRequest & { file: File },
  options: { idempotencyKey: string; onSent: (bytes: number) => void },
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('doc_url', file)
  const path = '/api/user/upload-certificate'
  return call<typeof uploadCertificateResponse>({ method: 'POST', path, form, ...options })
}

/** The issuer answers for an upload with its digital signature and a letter of authority (readings R3). */
export function answerUpload(answer: {
  certificateId: string
  publicKey: string
  digitalSignature: string
  letter: File
}) {
  const form = new FormData()
  form.append('cetificateId', answer.certificateId)
  form.append('isByIssuer', 'false')
  form.append('publicKey', answer.publicKey)
  form.append('verifierDigitalSignature', answer.digitalSignature)
  form.append('loa_doc', answer.letter)
  return call<typeof bulkResponse>({
    method: 'POST',
    path: '/verify-user-json',
    form,
    fallbackMessage: messages.verificationFailed,
  })
}
