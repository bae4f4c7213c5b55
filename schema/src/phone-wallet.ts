import { z } from 'zod'
import { success } from './envelope.ts'

/** GET /api/user/phone-wallets: the phone wallets for which the deployment signs passes. */
export const walletsResponse = success({ data: z.object({ apple: z.boolean(), google: z.boolean() }) }).meta({
  id: 'PhoneWalletsResponse',
})

/** GET /api/user/certificates/{certificateId}/google-pass */
export const googlePassResponse = success({ data: z.object({ url: z.string() }) }).meta({
  id: 'GooglePassResponse',
})
