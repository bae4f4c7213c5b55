import { z } from 'zod'
import { certificateItem } from './certificate.ts'
import { besideRequest } from './colleague.ts'
import { date } from './date.ts'
import { listAnswer, listQuery, shortListQuery, success } from './envelope.ts'
import { saying } from './issues/saying.ts'
import { requestSortColumns } from './list-columns.ts'
import { feeLimits } from './money.ts'
import { requestFilter } from './selection.ts'

const missingType = { error: saying('invalid.certificate_type_needed') }
const certificateType = z.string(missingType).trim().min(1, missingType).max(100, missingType)

/** POST /api/add-verifier-fees. Without a day, the fee applies at once, to requests that enter the queue from now on. */
export const addFeesRequest = z
  .object({
    /** In whole dirhams. */
    amount: z
      .number({
        error: ({ input }) =>
          saying(
            /\D/.test(String(input ?? '').trim()) ? 'invalid.fee_not_whole' : 'invalid.fee_amount_needed',
          ),
      })
      .int({ error: saying('invalid.fee_not_whole') })
      .min(feeLimits.smallestDirhams, {
        error: ({ input }) => saying(input === 0 ? 'invalid.fee_amount_needed' : 'invalid.fee_too_small'),
      })
      .max(feeLimits.largestDirhams, { error: saying('invalid.fee_too_large') }),
    certificateType,
    /** 'YYYY-MM-DD', from midnight in the verifier's time zone; empty for at once. */
    effectiveFrom: z.union([z.literal(''), date('effectiveFrom')]).default(''),
  })
  .meta({ id: 'AddFeesRequest' })

/** `status` repeats the HTTP status, because the specification requires it next to the message. */
export const addFeesResponse = success({ status: z.literal(200) }).meta({ id: 'AddFeesResponse' })

export const feesQuery = shortListQuery(['effectiveFrom', 'amount']).extend({ certificateType })

export const fee = z
  .object({
    _id: z.string(),
    certificateType: z.string(),
    /** In whole dirhams; 0 for no fee yet. */
    amount: z.number().int(),
    state: z.enum(['current', 'upcoming', 'past']),
    /** Empty if no fee is in force yet. */
    effectiveFrom: z.string(),
  })
  .meta({ id: 'Fee' })
export type Fee = z.infer<typeof fee>

/** GET /api/get-verifier-fees: the fee in force first, then later and earlier ones. */
export const feesResponse = success({ data: z.array(fee), ...listAnswer }).meta({ id: 'FeesResponse' })

export const currentFee = z
  .object({
    certificateType: z.string(),
    /** In whole dirhams; 0 while no fee is in force. */
    amount: z.number().int(),
    /** The next fee that is already set; null if there is none. */
    next: fee.pick({ amount: true, effectiveFrom: true }).nullable(),
    /** When the verifier last set a fee for this type. */
    changedAt: z.string(),
  })
  .meta({ id: 'CurrentFee' })
export type CurrentFee = z.infer<typeof currentFee>

/** GET /api/fees: every certificate type the verifier has ever set a fee for, by name. */
export const currentFeesResponse = success({ data: z.array(currentFee), ...listAnswer }).meta({
  id: 'CurrentFeesResponse',
})

/** GET /api/get-totalamount: the verifier's balance in dirhams, with up to two decimals. */
export const totalAmountResponse = success({ totalAmount: z.number() }).meta({ id: 'TotalAmountResponse' })

export const reviewRequestQuery = listQuery(['createdAt', ...requestSortColumns]).extend(
  requestFilter.omit({ search: true }).shape,
)
/** GET /get-requested-certificate-list, with what the verifier earns, in fils: 0 without a fee or if another one decided. */
export const reviewRequest = certificateItem
  .extend({
    reviewFee: z.number().int(),
    /** While its issuer is suspended, nobody can decide about it. */
    issuerSuspended: z.boolean(),
    ...besideRequest.shape,
  })
  .meta({ id: 'ReviewRequest' })
export type ReviewRequest = z.infer<typeof reviewRequest>
/** How many requests the page leaves out, because the database with their certificates cannot be reached. */
export const unreachableRequests = z.number().int()
export const reviewRequestsResponse = success({
  documents: z.array(reviewRequest),
  unreachable: unreachableRequests,
  ...listAnswer,
}).meta({
  id: 'ReviewRequestsResponse',
})

/** GET /api/review/counts: the requests to count. It counts by state, so the filter has none. */
export const requestCountsQuery = requestFilter
  .omit({ status: true })
  .extend({ origin: certificateItem.shape.origin })
const requestCount = z.object({ total: z.number().int(), totalIsExact: z.boolean() })
/** How many requests of a queue match a filter, in each state; a lower bound if a search has many matches. */
export const requestCounts = z
  .object({ pending: requestCount, verified: requestCount, declined: requestCount })
  .meta({ id: 'RequestCounts' })
export type RequestCounts = z.infer<typeof requestCounts>
/** GET /api/review/choices */
export const requestChoicesQuery = requestCountsQuery.pick({ origin: true })
/** The issuers and certificate types that a queue has: what it can be filtered by. */
export const requestChoices = z
  .object({ issuers: z.array(z.string()), categories: z.array(z.string()) })
  .meta({ id: 'RequestChoices' })
export type RequestChoices = z.infer<typeof requestChoices>
export const requestChoicesResponse = success({ data: requestChoices }).meta({ id: 'RequestChoicesResponse' })
export const requestCountsResponse = success({ data: requestCounts }).meta({ id: 'RequestCountsResponse' })
