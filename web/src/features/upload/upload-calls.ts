import type { bulkResponse } from '@credenza/schema/certificate'
import type {
  issuerCategoriesResponse,
  issuerListResponse,
  UploadCertificateRequest,
  uploadCertificateResponse,
} from '@credenza/schema/upload'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, fetchFile, pathTo } from '../../lib/api/call.ts'
import { isUploadedFile } from './uploaded-file.ts'

/** The first few issuers, by name, whose names contain the search. */
export const issuersQuery = (search: string) =>
  queryOptions({
    queryKey: ['issuers', search],
    queryFn: async ({ signal }) =>
      (
        await call<typeof issuerListResponse>({
          method: 'GET',
          path: '/api/user/issuers',
          query: { search, limit: 50 },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  })

export const issuerCategoriesQuery = (issuerId: string) =>
  queryOptions({
    queryKey: ['issuers', issuerId, 'categories'],
    queryFn: async () =>
      (
        await call<typeof issuerCategoriesResponse>({
          method: 'GET',
          path: pathTo('/api/user/issuers', issuerId, '/categories'),
        })
      ).data,
    enabled: issuerId !== '',
  })

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

/** Vouches for an upload with the issuer's digital signature and a letter of authority (readings R3). */
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
  })
}

/** An uploaded file, which cannot be fetched after its deletion. */
export const certificateFileQuery = (path: string) =>
  queryOptions({
    queryKey: ['certificate-file', path],
    queryFn: () => fetchFile(path),
    enabled: isUploadedFile(path),
    staleTime: Number.POSITIVE_INFINITY,
  })
