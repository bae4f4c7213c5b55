import { z } from 'zod'
import { certificateItem } from './certificate.ts'
import { listAnswer, success } from './envelope.ts'
import { messages } from './messages.ts'
import { feeLimits } from './money.ts'
import { date } from './text.ts'

const missingType = { error: messages.certificateTypeNeeded }
const certificateType = z.string(missingType).trim().min(1, missingType).max(100, missingType)

/** POST /api/add-verifier-fees. Without a day the fee is in force at once, for requests that enter the queue from now on. */
export const addFeesRequest = z
  .object({
    /** In whole dirhams. */
    amount: z
      .number({ error: messages.feeAmountNeeded })
      .int({ error: messages.onlyNumeric })
      .min(feeLimits.smallestDirhams, {
        error: ({ input }) => (input === 0 ? messages.feeAmountNeeded : messages.feeTooSmall),
      })
      .max(feeLimits.largestDirhams, { error: messages.feeTooLarge }),
    certificateType,
    /** 'YYYY-MM-DD', from midnight UTC; empty for at once. */
    effectiveFrom: z.union([z.literal(''), date('effectiveFrom')]).default(''),
  })
  .meta({ id: 'AddFeesRequest' })

/** `status` repeats the HTTP status: the specification names it beside the message. */
export const addFeesResponse = success({ status: z.literal(200) }).meta({ id: 'AddFeesResponse' })

export const feesQuery = z.object({ certificateType })

export const fee = z
  .object({
    _id: z.string(),
    certificateType: z.string(),
    /** In whole dirhams; 0 stands for no fee yet. */
    amount: z.number().int(),
    state: z.enum(['current', 'upcoming', 'past']),
    /** Empty where no fee is in force yet. */
    effectiveFrom: z.string(),
  })
  .meta({ id: 'Fee' })
export type Fee = z.infer<typeof fee>

/** GET /api/get-verifier-fees: the fee in force first, then what is decided for later and what was before. */
export const feesResponse = success({ data: z.array(fee) }).meta({ id: 'FeesResponse' })

/** GET /api/get-totalamount: the verifier's balance in dirhams, with up to two decimals. */
export const totalAmountResponse = success({ totalAmount: z.number() }).meta({ id: 'TotalAmountResponse' })

/** GET /get-requested-certificate-list: with what the verifier earns when it accepts, in fils; 0 where it had no fee. */
export const reviewRequest = certificateItem
  .extend({ reviewFee: z.number().int() })
  .meta({ id: 'ReviewRequest' })
export type ReviewRequest = z.infer<typeof reviewRequest>
export const reviewRequestsResponse = success({ documents: z.array(reviewRequest), ...listAnswer }).meta({
  id: 'ReviewRequestsResponse',
})
