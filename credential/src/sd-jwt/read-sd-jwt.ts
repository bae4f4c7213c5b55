import { type JsonObject, type Jws, readJws } from '../crypto/jws.ts'
import { sha256 as defaultSha256, type Sha256 } from '../crypto/sha256.ts'
import { disclosedClaims } from './disclosed-claims.ts'
import { readDisclosure } from './disclosure.ts'
import { SD_JWT_VC } from './write-sd-jwt.ts'

/** Anything longer, or with more disclosures, is refused unread. */
const LONGEST_TEXT = 64 * 1024
const MOST_DISCLOSURES = 200

/** An SD-JWT VC as presented: complete, or with some claims left out by its holder. */
export type SdJwt = {
  text: string
  /** The part that the issuer signed. Its claims hold digests in the place of what can be hidden. */
  jws: Jws
  /** The claims with all that is disclosed. */
  claims: JsonObject
  /** The key binding at the end, if there is one, and everything before it. */
  binding?: { jwt: string; presented: string }
}

/** Why a text cannot be read as an SD-JWT VC, in words that follow "it is not well-formed:". */
export class SdJwtError extends TypeError {
  override name = 'SdJwtError'
}

/** Whether a text has the form of an SD-JWT, with or without key binding. */
export const looksLikeSdJwt = (text: string): boolean =>
  /^[\w-]+\.[\w-]*\.[\w-]*~/.test(text) && !/\s/.test(text)

/** Reads an SD-JWT VC in its compact form (RFC 9901 §4). Throws `SdJwtError`. Signatures are not checked here. */
export function readSdJwt(text: string, sha256: Sha256 = defaultSha256): SdJwt {
  try {
    if (text.length > LONGEST_TEXT) throw new TypeError('it is too long')
    const [jwt = '', ...rest] = text.split('~')
    const binding = rest.pop()
    if (binding === undefined) throw new TypeError('it is not an SD-JWT')
    if (rest.length > MOST_DISCLOSURES) throw new TypeError('it discloses too much')
    const jws = readJws(jwt, SD_JWT_VC)
    const claims = disclosedClaims(
      jws.claims,
      rest.map((one) => readDisclosure(one, sha256)),
    )
    const presented = text.slice(0, text.lastIndexOf('~') + 1)
    return { text, jws, claims, ...(binding !== '' && { binding: { jwt: binding, presented } }) }
  } catch (error) {
    if (error instanceof TypeError) throw new SdJwtError(error.message)
    if (error instanceof SyntaxError) throw new SdJwtError('a part of it is not JSON')
    throw error
  }
}
