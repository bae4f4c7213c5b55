import { z } from 'zod'

const object = (description: string) => z.looseObject({}).describe(description)

const options = z
  .looseObject({
    checks: z
      .array(z.string())
      .optional()
      .describe('What counts: `proof`, `credentialStatus`, `validity`. By default everything.'),
    expectedProofPurpose: z.string().optional().describe('The purpose that the proof has to have.'),
    challenge: z.string().optional().describe('The challenge that the proof has to answer.'),
    domain: z.string().optional().describe('The domain that the proof has to be for.'),
  })
  .optional()
  .describe('How to verify it.')

/**
 * The bodies of the calls, for the description only: requests.ts reads them, because a fault in a document must give 400, never
 * 422. Members that are not named here are ignored, as the VC API asks.
 */
export const described = {
  issue: z.looseObject({
    credential: object(
      'The credential to sign, in version 2.0 or 1.1 of the data model. Its `issuer` is your organisation’s DID.',
    ),
  }),
  verify: z.looseObject({
    verifiableCredential: z
      .union([
        object('With proofs in it, or an EnvelopedVerifiableCredential.'),
        z.string().describe('A JWT.'),
      ])
      .describe('The credential to verify.'),
    options,
  }),
  present: z.looseObject({
    verifiablePresentation: object('The presentation to verify, with a proof.').optional(),
    presentation: object('The presentation to verify, if it need not be signed.').optional(),
    options,
  }),
  status: z.looseObject({
    credentialId: z.string().describe('The `id` of the credential that was issued here.'),
    credentialStatus: z
      .looseObject({
        type: z.literal('BitstringStatusListEntry').describe('The kind of status.'),
        statusPurpose: z.literal('revocation').describe('Only a revocation can be asked for.'),
      })
      .describe('Which status to set.'),
    status: z
      .union([z.literal(true), z.literal('1')])
      .default(true)
      .describe('A revocation cannot be undone.'),
  }),
} as const
