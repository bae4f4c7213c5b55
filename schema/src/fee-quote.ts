import { z } from 'zod'

/** What an acceptance costs, in fils: it depends on which of the issuer's verifiers is the first to accept. */
export const feeQuote = z
  .object({ leastFils: z.number().int(), mostFils: z.number().int() })
  .meta({ id: 'FeeQuote' })
export type FeeQuote = z.infer<typeof feeQuote>
