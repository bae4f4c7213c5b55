import { z } from 'zod'
import { role } from './account.ts'
import { success } from './envelope.ts'

/** GET /api/issuer-verifier-profile */
export const profile = z
  .object({
    _id: z.string(),
    organizationName: z.string(),
    /** Its name on new certificates. */
    displayName: z.string(),
    email: z.string(),
    profile_url: z.string(),
    digitalSignature: z.string(),
    publicKey: z.string(),
    status: z.string(),
    /** Why the admin returned or suspended the organisation. */
    statusReason: z.string(),
    selectedRole: role,
    registrationId: z.string(),
    KYC: z.object({ businessLicense: z.string() }),
    did: z.string(),
    /** The time zone in which its people read times (IANA); '' for the browser's. */
    timeZone: z.string(),
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof profile>
export const profileResponse = success({ data: profile }).meta({ id: 'ProfileResponse' })
