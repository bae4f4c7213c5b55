import { z } from 'zod'
import { certificateItem, signatureFields, verificationData, verificationText } from './certificate.ts'
import { date } from './date.ts'
import { listAnswer, listQuery, success } from './envelope.ts'
import { reviewRequest, unreachableRequests } from './fee.ts'
import { feeQuote } from './fee-quote.ts'
import { missing } from './issues/saying.ts'
import { sharedSortColumns } from './list-columns.ts'
import { requestFilter } from './selection.ts'
import { atMost, nameText, typeName } from './text.ts'

/** POST /api/user/upload-certificate: the fields sent with the file `doc_url`. */
export const uploadCertificateRequest = z
  .object({
    title: nameText('title', 300),
    /** One of the named issuer's certificate types. */
    categoryName: typeName('certificateType'),
    issuerId: z.string(missing('issuerName')).min(1, missing('issuerName')).max(120, atMost(120)),
    date: date('date'),
  })
  .meta({ id: 'UploadCertificateRequest' })
export type UploadCertificateRequest = z.infer<typeof uploadCertificateRequest>
export const uploadCertificateResponse = success({
  data: z.object({ _id: z.string(), slug: z.string() }),
}).meta({ id: 'UploadCertificateResponse' })

/**
 * GET /api/user/get-user-certificates: a student's own uploads, those in a verifier's queue, or those that name an
 * issuer. Newest first; `assignedTo` is for verifiers.
 */
export const userCertificateQuery = listQuery(sharedSortColumns).extend(
  requestFilter.omit({ search: true }).shape,
)
export type UserCertificateQuery = z.infer<typeof userCertificateQuery>
/** For a verifier, also has what accepting it earns, in fils, and its staff's notes. */
const uploadedCertificate = certificateItem
  .extend(
    reviewRequest.pick({ reviewFee: true, issuerSuspended: true, assignee: true, notes: true }).partial()
      .shape,
  )
  .meta({ id: 'UploadedCertificate' })
export const userCertificatesResponse = success({
  userCertificate: z.array(uploadedCertificate),
  /** Only for a verifier. */
  unreachable: unreachableRequests.optional(),
  ...listAnswer,
}).meta({ id: 'UserCertificatesResponse' })

/** GET /api/user/issuers: the issuers a student can name. */
export const issuerListResponse = success({
  data: z.array(z.object({ _id: z.string(), organizationName: z.string() })),
  ...listAnswer,
}).meta({ id: 'IssuerListResponse' })
/** GET /api/user/issuers/{issuerId}/categories, each with the price of an accepted upload; null if there is none. */
export const issuerCategoriesResponse = success({
  data: z.array(z.object({ id: z.string(), name: z.string(), fee: feeQuote.nullable() })),
  ...listAnswer,
}).meta({ id: 'IssuerCategoriesResponse' })

/**
 * POST /verify-user-json: the named issuer vouches for an upload, with the letter of authority in the file `loa_doc`. A
 * file `doc_url` with the issuer's own copy of the certificate replaces the uploaded one.
 */
export const verifyUserJsonRequest = z.object({
  cetificateId: verificationText(120),
  isByIssuer: z.literal('false', verificationData),
  ...signatureFields,
})
