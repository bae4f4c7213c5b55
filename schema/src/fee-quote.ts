import { z } from 'zod'

/** What an acceptance costs, in fils. It depends on which of the issuer's verifiers accepts first. */
export const feeQuote = z
  .object({ leastFils: z.number().int(), mostFils: z.number().int() })
  .meta({ id: 'FeeQuote' })
export type FeeQuote = z.infer<typeof feeQuote>
