import { z } from 'zod'
import { success } from './envelope.ts'

/** One of the eight checks. `code` is stable, `sentence` is plain English, `details` holds the values in it. */
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

/** The signed contents of a credential; a field is empty if it has none. Dates are ISO 8601. */
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
    /** What it says beside its title, such as a grade, in the order of the document. */
    details: z.array(
      z.object({
        label: z.string(),
        value: z.string(),
        /** An address that says more about it, such as in a classification. */
        url: z.string().optional(),
      }),
    ),
    /** What an Open Badge says of what was achieved. */
    achievement: z.object({
      description: z.string(),
      criteria: z.string(),
      evidence: z.array(z.string()),
    }),
  })
  .meta({ id: 'SignedFacts' })

/**
 * The result of a verification: all eight checks in order, and one verdict. `isSigned`: the issuer's signature holds;
 * if not, the facts are only what the file claims.
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

/** Query of verifying calls: the witnesses that must have signed the log's state. Keys are percent-encoded. */
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
