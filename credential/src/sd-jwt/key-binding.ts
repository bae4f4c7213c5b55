import { base64UrlEncode } from '../bytes/base64.ts'
import { numericDate, readJws } from '../crypto/jws.ts'
import { sha256 } from '../crypto/sha256.ts'
import { isSignedBy } from '../crypto/verify-jws.ts'
import { isObject } from '../json/values.ts'
import type { SdJwt } from './read-sd-jwt.ts'

/** The audience, nonce and time that a key binding must match. */
export type ExpectedBinding = { audience: string; nonce: string; now: Date }

/** How old a key binding may be, and how far clocks may differ. */
const MOST_AGE_MS = 10 * 60_000

/**
 * Whether the holder signed exactly this presentation (RFC 9901 §7.3): with the key in `cnf`, over everything disclosed, and,
 * where the request is known, for its audience and nonce, recently. False without a key binding.
 */
export async function isBound({ claims, binding }: SdJwt, expected?: ExpectedBinding): Promise<boolean> {
  const key = isObject(claims.cnf) ? claims.cnf.jwk : undefined
  if (binding === undefined || !isObject(key)) return false
  try {
    const jws = readJws(binding.jwt, 'kb+jwt')
    const { aud, nonce, iat, sd_hash: hash } = jws.claims
    const madeAt = numericDate(iat)
    const isComplete = typeof aud === 'string' && typeof nonce === 'string' && madeAt !== undefined
    if (!isComplete || hash !== base64UrlEncode(sha256(binding.presented))) return false
    const isAsked =
      expected === undefined ||
      (aud === expected.audience &&
        nonce === expected.nonce &&
        Math.abs(expected.now.getTime() - madeAt) <= MOST_AGE_MS)
    return isAsked && (await isSignedBy(jws, { publicKeyJwk: key }))
  } catch {
    return false
  }
}
