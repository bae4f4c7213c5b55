import { z } from 'zod'
import { reviewFlag } from './certificate-state/review.ts'
import { assignedTo } from './colleague.ts'
import { bulkLimit } from './constants.ts'

/**
 * The filter of a certificate list, which also defines "all that match" in a selection. Filters and selections are strict: a
 * condition that we dropped unread would let an act reach more than its caller meant.
 */
export const certificateFilter = z.strictObject({
  search: z.string().max(200).optional(),
  category: z.string().max(100).optional(),
  status: z.enum(reviewFlag).optional(),
  /** Only those that lists show as this: unlike `status`, a revoked one is not shown as verified. */
  shown: z.enum(['verified', 'expired', 'suspended', 'superseded', 'revoked']).optional(),
  year: z.string().max(10).optional(),
  /** Whether the issuer has signed. */
  signed: z.enum(['true', 'false']).optional(),
  /** Only those created by one submission. */
  batch: z.string().max(120).optional(),
  /** Only those of one request for approval, by its id. */
  approval: z.string().max(120).optional(),
  /** Only those made by the issuer, or only those uploaded by users. */
  origin: z.enum(['issuer', 'user']).optional(),
  /** Only those of one student, by the student's id. */
  student: z.string().max(120).optional(),
  /** Only those signed or accepted with a stolen key that must be issued again. */
  reissue: z.literal('true').optional(),
})
export type CertificateFilter = z.infer<typeof certificateFilter>

/** The filter of a student list. */
export const studentFilter = z.strictObject({
  search: z.string().max(200).optional(),
  year: z.string().max(10).optional(),
  courseName: z.string().max(200).optional(),
  /** The archived students; if omitted, the others. */
  archived: z.literal('true').optional(),
  /** Only those that this import added. */
  addedBy: z.string().max(120).optional(),
})
export type StudentFilter = z.infer<typeof studentFilter>

/** The filter of a verifier's queue. */
export const requestFilter = z.strictObject({
  search: z.string().max(200).optional(),
  status: z.enum(reviewFlag).optional(),
  assignedTo: assignedTo.optional(),
  /** The issuer, by the name that the queue shows. */
  issuerName: z.string().max(300).optional(),
  category: z.string().max(100).optional(),
  /** Whether the issuer has signed: until then, a request cannot be accepted. */
  signed: z.enum(['true', 'false']).optional(),
})
export type RequestFilter = z.infer<typeof requestFilter>

const ids = z.array(z.string().min(1).max(120))
const listed = z.strictObject({ ids: ids.min(1).max(bulkLimit) })
const all = <Filter extends z.ZodType>(filter: Filter) =>
  z.strictObject({ filter, except: ids.max(bulkLimit).default([]) })

/** A list of ids, or all that match a filter except the named ids. The server resolves it when the act starts. */
export const certificateSelection = z
  .union([listed, all(certificateFilter)])
  .meta({ id: 'CertificateSelection' })
export type CertificateSelection = z.infer<typeof certificateSelection>
export const studentSelection = z.union([listed, all(studentFilter)]).meta({ id: 'StudentSelection' })
export type StudentSelection = z.infer<typeof studentSelection>

/** As for certificates; "all that match" covers only undecided requests. */
export const requestSelection = z.union([listed, all(requestFilter)]).meta({ id: 'RequestSelection' })
export type RequestSelection = z.infer<typeof requestSelection>
