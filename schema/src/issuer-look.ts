import { z } from 'zod'
import { success } from './envelope.ts'

/**
 * GET /api/user/issuer-look: the look of the only issuer that lists the student; null if there is not exactly one, or it
 * chose no colour.
 */
export const issuerLook = z
  .object({
    name: z.string(),
    colour: z.string(),
    /** The path of its logo; '' if it publishes none. */
    logo: z.string(),
  })
  .meta({ id: 'IssuerLook' })
export type IssuerLook = z.infer<typeof issuerLook>
export const issuerLookResponse = success({ data: issuerLook.nullable() }).meta({ id: 'IssuerLookResponse' })
