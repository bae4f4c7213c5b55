import { z } from 'zod'

/** What an acceptance costs, in fils. It depends on which of the issuer's verifiers accepts first. */
export const feeQuote = z
  .object({ leastFils: z.number().int(), mostFils: z.number().int() })
  .meta({ id: 'FeeQuote' })
export type FeeQuote = z.infer<typeof feeQuote>

/** Who reviews an issuer's certificates, and what their acceptances cost the issuer, at the prices in force. */
export const reviewQuote = z
  .object({
    /** The number of certificates that the issuer pays for: what users uploaded, they pay themselves. */
    count: z.number().int(),
    /** For one certificate, over all of them. */
    each: feeQuote,
    /** For all of them. */
    sum: feeQuote,
    verifiers: z.object({
      /** Whether the issuer has chosen them; otherwise every approved verifier reviews. */
      chosen: z.boolean(),
      count: z.number().int(),
      /** The first few of them by name. */
      names: z.array(z.string()),
    }),
  })
  .meta({ id: 'ReviewQuote' })
export type ReviewQuote = z.infer<typeof reviewQuote>
