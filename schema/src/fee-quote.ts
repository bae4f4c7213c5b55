import { z } from 'zod'

/** What an acceptance costs, in fils. The price depends on which of the issuer's verifiers accepts first. */
export const feeQuote = z
  .object({ leastFils: z.number().int(), mostFils: z.number().int() })
  .meta({ id: 'FeeQuote' })
export type FeeQuote = z.infer<typeof feeQuote>

/** Who reviews an issuer's certificates, and what acceptance costs the issuer at the prices in force. */
export const reviewQuote = z
  .object({
    /** How many certificates the issuer pays for. Users pay for their uploads themselves. */
    count: z.number().int(),
    /** The price of one certificate, over all of them. */
    each: feeQuote,
    /** The price of all of them together. */
    sum: feeQuote,
    verifiers: z.object({
      /** Whether the issuer has chosen verifiers; otherwise every approved one reviews. */
      chosen: z.boolean(),
      count: z.number().int(),
      /** The first few verifiers by name. */
      names: z.array(z.string()),
    }),
  })
  .meta({ id: 'ReviewQuote' })
export type ReviewQuote = z.infer<typeof reviewQuote>
