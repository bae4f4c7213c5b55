import { z } from 'zod'
import { certificateDetails, newDetails } from './certificate-details.ts'
import { reviewFlag } from './certificate-state/review.ts'
import { certificateStates } from './certificate-state/state.ts'
import { bulkLimit, reasonMaxLength } from './constants.ts'
import { newCourses } from './courses.ts'
import { date } from './date.ts'
import { listAnswer, listQuery, success } from './envelope.ts'
import { feeQuote } from './fee-quote.ts'
import { isAbsent, saying } from './issues/saying.ts'
import { certificateSortColumns } from './list-columns.ts'
import { omissible } from './omissible.ts'
import { saidBy } from './said-by.ts'
import { certificateFilter } from './selection.ts'
import { atMost, nameText, optionalText, text, typeName } from './text.ts'

const wireBoolean = z.union([z.boolean(), z.enum(['true', 'false'])]).nullish()

/** The specification has a message of its own for a missing recipient. */
const recipient = {
  error: ({ input }: { input?: unknown }) =>
    isAbsent(input) ? saying('invalid.recipient_needed') : saying('invalid.not_text', { field: 'userId' }),
}

/**
 * One record of POST /upload-json. Only type, title, date, userId, details and courses are used: names, wallet and issuer
 * come from the server's own records, and the four flags always start as 'false'.
 */
export const certificateRecord = z
  .object({
    certificateType: typeName('certificateType'),
    title: nameText('title', 300),
    date: date('date'),
    issuerName: text('issuerName', 300),
    userId: z.string(recipient).min(1, recipient).max(80, atMost(80)),
    details: newDetails.default({}),
    courses: newCourses.default([]),
    userName: z.string().max(1000).nullish(),
    walletAddress: z.string().max(100).nullish(),
    transfer: wireBoolean,
    verified: wireBoolean,
    request: wireBoolean,
    requestAccepted: wireBoolean,
    verifierAddress: z.string().max(100).nullish(),
  })
  .meta({ id: 'CertificateRecord' })
export type CertificateRecord = z.infer<typeof certificateRecord>

export const createCertificatesRequest = z
  .object({
    multipleCertificates: z
      .array(certificateRecord, { error: saying('invalid.recipient_needed') })
      .min(1, { error: saying('invalid.recipient_needed') })
      .max(bulkLimit, { error: saying('invalid.too_many_to_create', { max: bulkLimit }) }),
  })
  .meta({ id: 'CreateCertificatesRequest' })

export const certificateItem = z
  .object({
    _id: z.string(),
    slug: z.string(),
    doc_url: z.string(),
    uri: z.string(),
    /** Whose it is, for its issuer; nobody’s if a user uploaded it. */
    studentId: z.string().optional(),
    /** That student's roll number, in the issuer's lists. */
    rollNumber: z.string().optional(),
    userName: z.string(),
    walletAddress: z.string(),
    date: z.string(),
    type: z.string(),
    title: z.string(),
    categoryName: z.string(),
    issuerName: z.string(),
    certificateNumber: z.string(),
    status: z.enum(reviewFlag),
    transfer: z.boolean(),
    isVerified: z.boolean(),
    digitalSignature: z.string(),
    loa_doc: z.string(),
    reason: z.string(),
    txhash: z.string(),
    txHash: z.string(),
    revokedAt: z.string(),
    revokedReason: z.string(),
    suspendedAt: z.string(),
    suspendedReason: z.string(),
    /** The last day of validity, ISO 8601; empty if it never expires. */
    validUntil: z.string(),
    /** What the certificate says besides its title. */
    details: certificateDetails,
    /** Whether it lists courses, so that it has a transcript. */
    hasCourses: z.boolean(),
    templateId: z.string(),
    batchId: z.string(),
    /** The certificate that corrects this one, and the one this one corrects. */
    supersededBy: z.string(),
    corrects: z.string(),
    /** Whether the issuer made it or the holder uploaded it. */
    origin: z.enum(['issuer', 'user']),
    createdAt: z.string(),
    /** Its state, which sums up all of the above. */
    state: z.enum(certificateStates),
  })
  .meta({ id: 'Certificate' })
export type Certificate = z.infer<typeof certificateItem>

export const certificateListQuery = listQuery(['createdAt', ...certificateSortColumns]).extend(
  certificateFilter.omit({ search: true }).shape,
)
export const createCertificatesResponse = success({
  documents: z.array(z.object({ _id: z.string(), slug: z.string(), userId: z.string() })),
}).meta({ id: 'CreateCertificatesResponse' })
export const certificateDocumentsResponse = success({
  documents: z.array(certificateItem),
  ...listAnswer,
}).meta({
  id: 'CertificateDocumentsResponse',
})
export const timelineYearsResponse = success({
  data: z.array(z.object({ year: z.string(), count: z.number().int() })),
  ...listAnswer,
}).meta({ id: 'TimelineYearsResponse' })
export const yearCertificatesResponse = success({
  certificates: z.array(certificateItem),
  ...listAnswer,
}).meta({
  id: 'YearCertificatesResponse',
})

/** One id or a list of them, since calls may send either. `none` is the error if no certificate is named. */
function oneOrMany(none: { error: string }) {
  const id = z.string(none).trim().min(1, none).max(120, atMost(120))
  return z
    .union([id, z.array(id).min(1, none).max(bulkLimit)], {
      error: ({ input }) =>
        Array.isArray(input) && input.length > bulkLimit
          ? saying('invalid.too_many_certificates', { max: bulkLimit })
          : none.error,
    })
    .transform((value) => (Array.isArray(value) ? [...new Set(value)] : [value]))
}
const noIds = { error: saying('invalid.certificate_ids') }

/** The error if part of the verification data is missing. */
export const verificationData = { error: saying('invalid.verification_data') }

/** Required text of the verification data. */
export const verificationText = (max: number) =>
  z.string(verificationData).trim().min(1, verificationData).max(max, atMost(max))

/** The public key and the digital signature with which an organisation signs. */
export const signatureFields = {
  publicKey: verificationText(200),
  verifierDigitalSignature: verificationText(300),
}

/** POST /verify-json: the issuer signs (readings R3). The odd spelling is the specification's. */
export const verifyJsonRequest = z
  .object({
    cetificateId: oneOrMany(verificationData),
    isByIssuer: z.literal(true, verificationData),
    ...signatureFields,
  })
  .transform(({ cetificateId, publicKey, verifierDigitalSignature }) => ({
    certificateIds: cetificateId,
    publicKey,
    digitalSignature: verifierDigitalSignature,
  }))

const failedItem = z.object({ id: z.string(), error: z.string(), message: z.string(), ...saidBy })
export const bulkResponse = success({ done: z.array(z.string()), failed: z.array(failedItem) }).meta({
  id: 'BulkResponse',
})
export type BulkAnswer = z.infer<typeof bulkResponse>

const decisionFlag = z.union([z.enum(['1', '2']), z.literal(1), z.literal(2)], {
  error: saying('invalid.decision_flag'),
})
/** PUT /update-verified: a verifier decides. A decline needs a reason of 1 to 1,000 characters. */
export const updateVerifiedRequest = z
  .object({
    id: oneOrMany(noIds),
    verifierAddress: omissible(z.string().max(120)),
    flag: decisionFlag,
    reason: optionalText(reasonMaxLength),
  })
  .transform(({ id, verifierAddress, flag, reason }, ctx) => {
    const certificates = { certificateIds: id, verifierAddress }
    if (String(flag) === '1') return { ...certificates, decision: { kind: 'accept' } as const }
    if (reason !== '') return { ...certificates, decision: { kind: 'decline', reason } as const }
    ctx.addIssue({
      code: 'custom',
      path: ['reason'],
      message: saying('invalid.required', { field: 'reason' }),
    })
    return z.NEVER
  })

/** PUT /update-transfer */
export const updateTransferRequest = z
  .object({ id: oneOrMany(noIds), flag: wireBoolean })
  .transform(({ id, flag }) => ({ certificateIds: id, transfer: String(flag ?? true) === 'true' }))

/** GET /api/user/get-certificate-by-user-url/{url} and GET /api/certificates/{id} */
export const singleCertificateResponse = success({
  data: z.object({
    type: z.enum(['party', 'public']),
    certificates: z.array(certificateItem),
    /** The key of the sealed document, only for the certificate's parties. It follows the '#' in a link. */
    documentKey: z.string().optional(),
  }),
}).meta({ id: 'SingleCertificateResponse' })

export const statsResponse = success({
  totalCount: z.number().int(),
  userCertificate: z.array(certificateItem),
  issuerCertificate: z.array(certificateItem),
}).meta({ id: 'StatsResponse' })

/** GET /api/user/my-certificates: the signed-in student's certificates from all issuers, newest first. */
export const ownCertificatesResponse = success({
  certificates: z.array(
    certificateItem.extend({
      documentKey: z.string(),
      /** For an upload: what its acceptance costs the student, or has cost. */
      fee: feeQuote.nullable(),
    }),
  ),
  ...listAnswer,
}).meta({ id: 'OwnCertificatesResponse' })
