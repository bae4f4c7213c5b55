import { z } from 'zod'
import { newDetails } from './certificate-details.ts'
import { date, endedBeforeIssue, endsAfterIssue, lastDayOrNone } from './date.ts'
import { detailFields } from './detail-labels.ts'
import { listAnswer, listQuery, success } from './envelope.ts'
import { saying } from './issues/saying.ts'
import { givenReason, nameText, optionalText, personName, typeName } from './text.ts'

/** The fields of a certificate that a correction may change. */
export const correctableFields = ['userName', 'title', 'categoryName', 'date', 'validUntil'] as const
export type CorrectableField = (typeof correctableFields)[number]

/** POST /api/certificates/{id}/correct: everything that the corrected certificate will say, whether changed or not. */
export const correctRequest = z
  .object({
    userName: personName('userName'),
    title: nameText('title', 300),
    categoryName: typeName('categoryName'),
    date: date('date'),
    validUntil: lastDayOrNone(),
    /** What it says besides its title. If omitted, the corrected certificate keeps the details of the old one. */
    details: newDetails.optional(),
    /** The holder's request that this answers; empty if nobody asked. */
    requestId: optionalText(120),
  })
  .refine(endsAfterIssue, endedBeforeIssue)
  .meta({ id: 'CorrectRequest' })
export type CorrectRequest = z.input<typeof correctRequest>
/** `certificateId` is the new, pending certificate. It replaces the old one once it has reached the same state. */
export const correctResponse = success({ certificateId: z.string() }).meta({ id: 'CorrectResponse' })

const change = z.object({ field: z.enum(correctableFields), from: z.string(), to: z.string() })
export type CorrectedField = z.infer<typeof change>

/** A change from one version to the next, in a field or a detail. */
const versionChange = change.extend({ field: z.enum([...correctableFields, ...detailFields]) })
export type VersionChange = z.infer<typeof versionChange>

/** GET /api/certificates/{id}/versions, for its parties: every version under its public link, oldest first. */
export const certificateVersion = z.object({
  _id: z.string(),
  slug: z.string(),
  createdAt: z.string(),
  signedAt: z.string(),
  /** When its correction replaced it; empty if nothing has. */
  supersededAt: z.string(),
  /** What it changes compared with the version before it. */
  changes: z.array(versionChange),
})
export type CertificateVersion = z.infer<typeof certificateVersion>
export const certificateVersionsResponse = success({ data: z.array(certificateVersion), ...listAnswer }).meta(
  {
    id: 'CertificateVersionsResponse',
  },
)

/** The new value that a holder wants for a field; only the last day of validity may be removed. */
const wish = z
  .object({ field: z.enum(correctableFields), to: optionalText(300) })
  .refine(({ field, to }) => to !== '' || field === 'validUntil', {
    path: ['to'],
    error: saying('invalid.required', { field: 'correction' }),
  })

/** POST /api/user/certificates/{id}/correction-requests: the holder's request, which names only the fields to change. */
export const askCorrectionRequest = z
  .object({
    changes: z
      .array(wish)
      .min(1, { error: saying('invalid.correction_needed') })
      .max(correctableFields.length),
    why: givenReason(),
  })
  .meta({ id: 'AskCorrectionRequest' })
export type AskCorrectionRequest = z.input<typeof askCorrectionRequest>

export const correctionRequestState = z.enum(['open', 'approved', 'declined', 'withdrawn'])
export const correctionRequest = z
  .object({
    _id: z.string(),
    certificateId: z.string(),
    title: z.string(),
    userName: z.string(),
    issuerName: z.string(),
    changes: z.array(change),
    why: z.string(),
    state: correctionRequestState,
    /** Why the issuer declined; otherwise empty. */
    answer: z.string(),
    createdAt: z.string(),
    decidedAt: z.string(),
    /** The certificate that corrects it; empty until accepted. */
    correctedBy: z.string(),
  })
  .meta({ id: 'CorrectionRequest' })
export type CorrectionRequest = z.infer<typeof correctionRequest>

/** GET /api/correction-requests of an issuer, and GET /api/user/correction-requests of a student, newest first. */
export const correctionRequestQuery = listQuery(['createdAt']).extend({
  state: correctionRequestState.optional(),
})
export const correctionRequestListResponse = success({
  data: z.array(correctionRequest),
  ...listAnswer,
}).meta({
  id: 'CorrectionRequestListResponse',
})
export const correctionRequestResponse = success({ data: correctionRequest }).meta({
  id: 'CorrectionRequestResponse',
})

/**
 * POST /api/correction-requests/{requestId}/decline. To accept a request, the issuer creates the correction with the
 * request's id. The holder withdraws an open request with POST /api/user/correction-requests/{requestId}/withdraw.
 */
export const declineCorrectionRequest = z
  .object({ reason: givenReason() })
  .meta({ id: 'DeclineCorrectionRequest' })
