import '@credenza/schema/issues/saying'
import { z } from 'zod'

/**
 * The libraries of Credo, for wallets of another maker. Loading them gives Zod their own words for errors, in every
 * test of this worker; so they are loaded only here, and our words put back.
 */
const { customError } = z.config()
export const oauth2 = await import('@openid4vc/oauth2')
export const openid4vci = await import('@openid4vc/openid4vci')
export const openid4vp = await import('@openid4vc/openid4vp')
z.config({ customError })
