import { z } from 'zod'
import { success } from './envelope.ts'

/** One of the eight checks. `code` is stable, `sentence` is plain English, `details` holds its values. */
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

/** The signed contents of a credential. A field that it does not have is empty. Dates are ISO 8601. */
const signedFacts = z
  .object({
    recipient: z.string(),
    programme: z.string(),
    issuer: z.string(),
    issuerId: z.string(),
    date: z.string(),
    until: z.string(),
    id: z.string(),
    signature: z.string(),
    keyId: z.string(),
    /** What it says besides its title, such as a grade, in the document's order. */
    details: z.array(
      z.object({
        label: z.string(),
        value: z.string(),
        /** An address with more about the detail, such as its entry in a classification. */
        url: z.string().optional(),
      }),
    ),
    /** An Open Badge's description of what was achieved. */
    achievement: z.object({
      description: z.string(),
      criteria: z.string(),
      evidence: z.array(z.string()),
    }),
  })
  .meta({ id: 'SignedFacts' })

/**
 * The result of a verification: all eight checks in order, and one verdict. `isSigned` says whether the issuer's signature
 * holds; if not, the facts are only claims of the file.
 */
export const verification = z
  .object({
    verdict: z.enum(['VALID', 'INVALID', 'CANNOT TELL']),
    headline: z.string(),
    checks: z.array(check),
    facts: signedFacts,
    isSigned: z.boolean(),
  })
  .meta({ id: 'Verification' })
export type Verification = z.infer<typeof verification>

export const verificationResponse = success({ data: verification }).meta({ id: 'VerificationResponse' })

/** The query of verifying calls: the witnesses that must have signed the state of the log. Keys are percent-encoded. */
export const witnessQuery = z.object({
  witness: z
    .union([z.string().max(300), z.array(z.string().max(300)).max(16)])
    .optional()
    .describe('Verifier key of a witness (C2SP, type 0x04), as often as there are witnesses.'),
  quorum: z.coerce
    .number()
    .int()
    .min(1)
    .max(16)
    .optional()
    .describe(
      'How many of them must have signed: all, unless given. Alone, of those that this deployment names.',
    ),
})
export type WitnessQuery = z.infer<typeof witnessQuery>
