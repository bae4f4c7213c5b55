import { z } from 'zod'
import { success } from './envelope.ts'

const count = z.number().int()

/** What happened to an issuer's certificates in a month, 'YYYY-MM'. */
export const monthActivity = z.object({ month: z.string(), created: count, signed: count, accepted: count })
export type MonthActivity = z.infer<typeof monthActivity>

const declinedCertificate = z.object({
  _id: z.string(),
  title: z.string(),
  userName: z.string(),
  reason: z.string(),
  decidedAt: z.string(),
})

const faultyImport = z.object({ id: z.string(), fileName: z.string(), failed: count, createdAt: z.string() })

/** GET /api/issuer/overview: what waits for the issuer, and its last twelve months, oldest first. */
export const overview = z
  .object({
    /** Requests for approval that wait for the caller. */
    approvals: count,
    /** Certificates waiting for the issuer's signature, by year, newest first. */
    unsigned: z.array(z.object({ year: z.string(), count })),
    /** Declined in the last 30 days: the number and the newest few. */
    declined: z.object({ count, newest: z.array(declinedCertificate) }),
    failedMails: count,
    /** Holders' unanswered correction requests. */
    correctionRequests: count,
    /** The newest imports of the last 30 days that left rows out. */
    imports: z.array(faultyImport),
    months: z.array(monthActivity),
  })
  .meta({ id: 'Overview' })
export type Overview = z.infer<typeof overview>
export const overviewResponse = success({ data: overview }).meta({ id: 'OverviewResponse' })
