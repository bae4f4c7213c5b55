import { z } from 'zod'
import { success } from './envelope.ts'
import { signingKeyFacts } from './signing-key.ts'

/** GET /api/issuers/{id}: what the public may know about an approved issuer. */
const issuerPage = z
  .object({
    _id: z.string(),
    did: z.string(),
    /** Its name on new certificates, and the one that was approved. */
    name: z.string(),
    registeredName: z.string(),
    /** The host of the deployment that approved it. */
    approvedBy: z.string(),
    approvedAt: z.string(),
    /** Whether it may issue now, which a suspended issuer may not. */
    mayIssue: z.boolean(),
    /** False while our own records about it do not match the logs. */
    isVouchedFor: z.boolean(),
    categories: z.array(z.string()),
    /** How many certificates it has signed. */
    certificates: z.number().int(),
    keys: z.array(signingKeyFacts),
    /** Empty if the issuer does not publish them. */
    website: z.string(),
    email: z.string(),
    logo: z.string(),
  })
  .meta({ id: 'IssuerPage' })
export type IssuerPage = z.infer<typeof issuerPage>
export const issuerPageResponse = success({ data: issuerPage }).meta({ id: 'IssuerPageResponse' })
