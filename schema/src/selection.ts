import { z } from 'zod'
import { reviewFlag } from './certificate-state/review.ts'
import { assignedTo } from './colleague.ts'
import { bulkLimit } from './constants.ts'

/** What a list of certificates can be narrowed to, and what "all that match" means in a selection. */
export const certificateFilter = z.object({
  search: z.string().max(200).optional(),
  category: z.string().max(100).optional(),
  status: z.enum(reviewFlag).optional(),
  year: z.string().max(10).optional(),
  /** Whether the issuer has signed. */
  signed: z.enum(['true', 'false']).optional(),
  /** Those that one submission created. */
  batch: z.string().max(120).optional(),
  /** Those that the issuer made, or those that users uploaded. */
  origin: z.enum(['issuer', 'user']).optional(),
  /** Those that a stolen key signed or accepted and that are to be issued again. */
  reissue: z.literal('true').optional(),
})
export type CertificateFilter = z.infer<typeof certificateFilter>

/** What a list of students can be narrowed to. */
export const studentFilter = z.object({
  search: z.string().max(200).optional(),
  year: z.string().max(10).optional(),
  courseName: z.string().max(200).optional(),
})
export type StudentFilter = z.infer<typeof studentFilter>

/** What a verifier's queue can be narrowed to. */
export const requestFilter = z.object({
  search: z.string().max(200).optional(),
  status: z.enum(reviewFlag).optional(),
  assignedTo: assignedTo.optional(),
})
export type RequestFilter = z.infer<typeof requestFilter>

const ids = z.array(z.string().min(1).max(120))
const listed = z.object({ ids: ids.min(1).max(bulkLimit) })
const all = <Filter extends z.ZodType>(filter: Filter) =>
  z.object({ filter, except: ids.max(bulkLimit).default([]) })

/** Named one by one, or all that match a filter but for the ones named: the server resolves it when the act begins. */
export const certificateSelection = z
  .union([listed, all(certificateFilter)])
  .meta({ id: 'CertificateSelection' })
export type CertificateSelection = z.infer<typeof certificateSelection>
export const studentSelection = z.union([listed, all(studentFilter)]).meta({ id: 'StudentSelection' })
export type StudentSelection = z.infer<typeof studentSelection>

/** As certificates; of all that match, those that nobody has decided about. */
export const requestSelection = z.union([listed, all(requestFilter)]).meta({ id: 'RequestSelection' })
export type RequestSelection = z.infer<typeof requestSelection>
