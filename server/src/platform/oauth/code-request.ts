import { z } from 'zod'

/** Printable ASCII (RFC 6749, appendix A). People read these texts, and other characters can reverse the text beside them. */
export const printable = z.string().regex(/^[\x20-\x7e]{1,1000}$/)

/** A request for an authorization code (RFC 6749 §4.1.1), without client and redirect URI. */
export const codeRequest = z.object({
  response_type: z.literal('code').describe('A code is asked for.'),
  // PKCE with S256 only (RFC 7636 §4.2), since a plain challenge is its own verifier.
  code_challenge: z
    .string()
    .regex(/^[\w-]{43}$/)
    .describe('The SHA-256 of the verifier, as base64url.'),
  code_challenge_method: z.literal('S256').describe('How the challenge was made.'),
  state: printable.optional().describe('Comes back unchanged.'),
})
