import { z } from 'zod'
import { certificateItem } from './certificate.ts'
import { success } from './envelope.ts'

const known = { rollNumber: z.string(), courseName: z.string(), year: z.string() }

/** GET /api/review/requests/{certificateId}/holder: what the issuer and earlier certificates say about a holder. */
export const requestHolder = z
  .object({
    /** Null for a person whom the issuer knows only through an upload, or who was erased. */
    student: z.object({ ...known, collegeName: z.string(), dateOfBirth: z.string() }).nullable(),
    /** Other students of the issuer with the same name. */
    namesakes: z.array(z.object(known)),
    /** Earlier certificates of the same issuer, newest first: accepted ones, and those in the verifier's queues. */
    earlier: z.array(
      certificateItem.pick({ _id: true, title: true, date: true, state: true, validUntil: true }),
    ),
  })
  .meta({ id: 'RequestHolder' })
export type RequestHolder = z.infer<typeof requestHolder>
export const requestHolderResponse = success({ data: requestHolder }).meta({ id: 'RequestHolderResponse' })
