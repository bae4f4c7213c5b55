import { hexEncode } from '../bytes/bytes.ts'
import { sha256 as defaultSha256, type Sha256 } from '../crypto/sha256.ts'

/**
 * The identity hash of an email address: `sha256$` and SHA-256 of the address followed by the salt, in hexadecimal
 * (Open Badges 3.0.3 IdentityHash). The address is trimmed and lower-cased first. The salt is the text that
 * `recipient.salt` carries.
 */
export function hashEmail(email: string, salt: string, sha256: Sha256 = defaultSha256): string {
  return `sha256$${hexEncode(sha256(email.trim().toLowerCase() + salt))}`
}
