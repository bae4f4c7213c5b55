import { z } from 'zod'
import { signatureFields } from './certificate.ts'
import { newDetails } from './certificate-details.ts'
import { bulkLimit } from './constants.ts'
import { newCourses } from './courses.ts'
import { date, endedBeforeIssue, endsAfterIssue, lastDayOrNone } from './date.ts'
import { listAnswer, success } from './envelope.ts'
import { reviewQuote } from './fee-quote.ts'
import { saying } from './issues/saying.ts'
import { explained, why } from './revocation.ts'
import { saidBy } from './said-by.ts'
import { certificateSelection, requestSelection, studentSelection } from './selection.ts'
import { givenReason, nameText, oneLine, optionalText, typedText, typeName } from './text.ts'
import { year } from './year.ts'

const certificates = certificateSelection
/** Requests in one of a verifier's two queues: for certificates made by issuers, or for users' uploads. */
const requests = { origin: z.enum(['issuer', 'user']), requests: requestSelection }
/** The import of students to undo. */
const importId = z.string().min(1).max(120)

/** What all certificates of one submission have in common. */
export const newCertificate = z
  .object({
    certificateType: typeName('certificateType'),
    title: nameText('title', 300),
    date: date('date'),
    validUntil: lastDayOrNone(),
    /** Empty for the certificate type's default template. */
    templateId: optionalText(120),
    details: newDetails.default({}),
    courses: newCourses.default([]),
  })
  .refine(endsAfterIssue, endedBeforeIssue)
export type NewCertificate = z.infer<typeof newCertificate>

/** What differs for one recipient from the other certificates of the submission. */
const recipientContent = z.object({
  userId: z.string().min(1).max(120),
  title: nameText('title', 300).optional(),
  details: newDetails.optional(),
  courses: newCourses.optional(),
})
export type RecipientContent = z.infer<typeof recipientContent>

const namesEachOnce = (each: readonly RecipientContent[]): boolean =>
  new Set(each.map(({ userId }) => userId)).size === each.length
const eachOnce = { error: saying('invalid.recipient_repeated') }

/** Details that many students can share: an omitted one stays, an empty one is cleared. */
const sharedDetails = z
  .object({
    collegeName: typedText('collegeName').transform(oneLine).optional(),
    courseName: typedText('courseName').transform(oneLine).optional(),
    year: z.union([z.literal(''), year()]).optional(),
  })
  .refine((details) => Object.values(details).some((value) => value !== undefined), {
    error: saying('invalid.nothing_to_change'),
  })
export type SharedDetails = z.infer<typeof sharedDetails>

/** POST /api/batches: performs one act on any number of certificates, students or requests, in the background. */
export const batchRequest = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('create'),
      recipients: studentSelection,
      certificate: newCertificate,
      each: z.array(recipientContent).max(bulkLimit).refine(namesEachOnce, eachOnce).default([]),
    }),
    z.object({
      kind: z.literal('sign'),
      certificates,
      ...signatureFields,
    }),
    z.object({ kind: z.literal('transfer'), certificates }),
    z.object({ kind: z.literal('suspend'), certificates, ...why }).superRefine(explained),
    z.object({ kind: z.literal('reinstate'), certificates }),
    z.object({ kind: z.literal('revoke'), certificates, ...why }).superRefine(explained),
    z.object({ kind: z.literal('reissue'), certificates }),
    z.object({ kind: z.literal('deliver'), certificates }),
    z.object({ kind: z.literal('export'), certificates, format: z.enum(['zip', 'csv', 'xlsx']) }),
    z.object({ kind: z.literal('archive'), students: studentSelection }),
    z.object({ kind: z.literal('restore'), students: studentSelection }),
    z.object({ kind: z.literal('edit-students'), students: studentSelection, details: sharedDetails }),
    z.object({ kind: z.literal('invite'), students: studentSelection }),
    z.object({ kind: z.literal('undo-import'), importId }),
    z.object({
      kind: z.literal('export-students'),
      students: studentSelection,
      format: z.enum(['csv', 'xlsx']),
    }),
    z.object({ kind: z.literal('accept'), ...requests }),
    z.object({ kind: z.literal('decline'), ...requests, reason: givenReason() }),
  ])
  .meta({ id: 'BatchRequest' })
export type BatchRequest = z.infer<typeof batchRequest>
export type BatchKind = BatchRequest['kind']

/**
 * A batch that is being undone is `recalling` and counts from zero: `done` counts withdrawn certificates, `failed` those it
 * was too late for. Then it is `recalled`.
 */
export const batchState = z.enum(['waiting', 'running', 'done', 'recalling', 'recalled'])
export type BatchState = z.infer<typeof batchState>
export const batch = z
  .object({
    _id: z.string(),
    kind: z.enum([
      'create',
      'sign',
      'transfer',
      'suspend',
      'reinstate',
      'revoke',
      'reissue',
      'deliver',
      'export',
      'archive',
      'restore',
      'edit-students',
      'invite',
      'undo-import',
      'export-students',
      'accept',
      'decline',
    ]),
    state: batchState,
    /** The certificates' title for 'create', the list's file name for 'undo-import', otherwise empty. */
    title: z.string(),
    total: z.number().int(),
    done: z.number().int(),
    failed: z.number().int(),
    /** How many of the `failed` ones were in a state that did not allow the act, as the preview had said. */
    skipped: z.number().int(),
    /** How many items ended per second in its last chunk; 0 until known. */
    perSecond: z.number(),
    /** What it is waiting for; it continues by itself. */
    waitsFor: z.object({ error: z.string(), message: z.string(), ...saidBy }).nullable(),
    createdAt: z.string(),
    /** Who started it, or last retried or undid it; empty if they are gone. */
    by: z.string(),
    endedAt: z.string(),
    /** Whether trying its failures again can change anything: not if all are final, or the file of an export was deleted. */
    canRetry: z.boolean(),
    /** The deadline for undoing it; empty if it cannot be undone, or if nothing is left to undo. */
    recallUntil: z.string(),
    /** How many items undoing it would still change. */
    recallable: z.number().int(),
    /** The address of a finished export's file; empty otherwise. */
    fileUrl: z.string(),
  })
  .meta({ id: 'Batch' })
export type Batch = z.infer<typeof batch>
export const batchResponse = success({ data: batch }).meta({ id: 'BatchResponse' })
export const batchListResponse = success({ data: z.array(batch), ...listAnswer }).meta({
  id: 'BatchListResponse',
})

/**
 * POST /api/batches/preview: what an act would do. Needs only the act and the selection, because the dialog asks before the
 * person types a reason or a signature. Students are only counted, except by 'undo-import'. New certificates are quoted by
 * their type and number.
 */
export const batchImpactRequest = z
  .union([
    z.object({
      kind: z.literal('create'),
      certificateType: typeName('certificateType'),
      count: z.number().int().min(1).max(10_000_000),
    }),
    z.object({
      kind: z.enum(['sign', 'transfer', 'suspend', 'reinstate', 'revoke', 'reissue', 'deliver', 'export']),
      certificates,
    }),
    z.object({
      kind: z.enum(['create', 'archive', 'restore', 'edit-students', 'invite', 'export-students']),
      students: studentSelection,
    }),
    z.object({ kind: z.literal('undo-import'), importId }),
    z.object({ kind: z.enum(['accept', 'decline']), ...requests }),
  ])
  .meta({ id: 'BatchImpactRequest' })
export type BatchImpactRequest = z.infer<typeof batchImpactRequest>
export const batchImpactResponse = success({
  data: z.object({
    total: z.number().int(),
    willChange: z.number().int(),
    /** The certificates or students it would leave unchanged, grouped by reason. */
    refused: z.array(
      z.object({ error: z.string(), message: z.string(), ...saidBy, count: z.number().int() }),
    ),
    /** What reviews will cost; null for acts other than creating and signing. */
    quote: reviewQuote.nullable(),
  }),
}).meta({ id: 'BatchImpactResponse' })

/** GET /api/batches/{id}/failures: the items that failed, each with the reason. */
export const batchFailure = z.object({
  subject: z.string(),
  name: z.string(),
  error: z.string(),
  message: z.string(),
  ...saidBy,
})
export type BatchFailure = z.infer<typeof batchFailure>
export const batchFailuresResponse = success({
  data: z.array(batchFailure),
  /** The most frequent reasons, with the number of items for each. */
  reasons: z.array(batchFailure.omit({ subject: true, name: true }).extend({ count: z.number().int() })),
  ...listAnswer,
}).meta({ id: 'BatchFailuresResponse' })
