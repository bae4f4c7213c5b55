import { hash } from 'node:crypto'
import { z } from 'zod'
import { isInForce } from '../in-force.ts'
import { isSameText } from '../same-text.ts'

export const protocolText = z.string().max(500)

/** A request to exchange an authorization code (RFC 6749 §4.1.3, RFC 7636 §4.5). */
export const codeExchange = z.object({
  code: protocolText.describe('The authorization code.'),
  redirect_uri: z.string().max(1_000).describe('Where the code was sent.'),
  code_verifier: protocolText.describe('What the code’s challenge was made of (RFC 7636).'),
})
export type CodeExchange = z.output<typeof codeExchange>

export const codeLifetimeMs = 60_000

/** What a code is bound to, and its state. */
interface BoundCode {
  client_id: string | null
  redirect_uri: string | null
  code_challenge: string | null
  redeemed_at: Date | null
  /** When the code expires, unless it is redeemed. */
  expires_at: Date
}

/**
 * Whether a code is used for the first time, by the client that began, with the same redirect URI and the verifier of its
 * challenge (RFC 6749 §4.1.3, RFC 7636 §4.6). If it is used `again`, everything issued for it must be revoked (RFC 6749
 * §4.1.2).
 */
export function standingOf(
  code: BoundCode,
  sent: Omit<CodeExchange, 'code'> & { client: string | undefined },
  now: Date,
): 'first' | 'again' | 'refused' {
  const isBeginner =
    code.client_id === sent.client &&
    code.redirect_uri === sent.redirect_uri &&
    isSameText(hash('sha256', sent.code_verifier, 'base64url'), code.code_challenge ?? '')
  if (!isBeginner) return 'refused'
  if (code.redeemed_at) return 'again'
  return isInForce(code.expires_at, codeLifetimeMs, now) ? 'first' : 'refused'
}
