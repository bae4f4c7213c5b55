import { z } from 'zod'
import { success } from './envelope.ts'

/** One of the eight checks. `code` is stable, `sentence` plain English, `details` what the sentence was made of. */
const check = z
  .object({
    name: z.enum([
      'well-formed',
      'signature',
      'issuer',
      'validity',
      'status',
      'log',
      'anchor',
      'endorsement',
    ]),
    answer: z.enum(['passed', 'failed', 'inconclusive', 'not-applicable']),
    code: z.string(),
    sentence: z.string(),
    details: z.record(z.string(), z.string()),
  })
  .meta({ id: 'Check' })

/** What a verification found out: all eight checks in their order, and one verdict over them. */
export const verification = z
  .object({
    verdict: z.enum(['VALID', 'INVALID', 'CANNOT TELL']),
    headline: z.string(),
    checks: z.array(check),
  })
  .meta({ id: 'Verification' })
export type Verification = z.infer<typeof verification>

export const verificationResponse = success({ data: verification }).meta({ id: 'VerificationResponse' })
