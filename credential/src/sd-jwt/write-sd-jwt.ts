import { base64UrlEncode } from '../bytes/base64.ts'
import { type JsonObject, prepareJws, type SignJws } from '../crypto/jws.ts'
import { sha256 as defaultSha256, type Sha256 } from '../crypto/sha256.ts'
import { makeDisclosure, SALT_BYTES } from './disclosure.ts'

/** Minimum number of digests. Decoys make up the difference, so that the count does not show which claims are absent. */
const LEAST_DIGESTS = 12

/** The media type, `typ` and format identifier of an SD-JWT VC (SD-JWT VC §2.1). */
export const SD_JWT_VC = 'dc+sd-jwt'

export type SdJwtInput = {
  /** Beside `alg` and `typ`: `kid`, `x5c`. */
  header: JsonObject
  /** Claims that are always shown. */
  open: JsonObject
  /** Claims that the holder shows or hides, one by one; undefined values are left out. */
  hidden: JsonObject
  /** Returns this many random bytes. */
  random: (length: number) => Uint8Array
  sha256?: Sha256
}

/** Issues an SD-JWT VC (RFC 9901 §4, SD-JWT VC §2) with all its disclosures, without key binding: `<JWT>~<…>~`. */
export async function writeSdJwt({ sign, ...input }: SdJwtInput & { sign: SignJws }): Promise<string> {
  const { bytes, signed } = prepareSdJwt(input)
  return signed(await sign(bytes))
}

/** The bytes to sign with ES256, and the SD-JWT once there is a signature over them. */
export function prepareSdJwt({ header, open, hidden, random, sha256 = defaultSha256 }: SdJwtInput) {
  const disclosures = Object.entries(hidden)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => makeDisclosure(name, value, random(SALT_BYTES), sha256))
  const decoys = Array.from({ length: Math.max(0, LEAST_DIGESTS - disclosures.length) }, () =>
    base64UrlEncode(sha256(random(32))),
  )
  // Sorted by digest, which does not reveal the order of the claims (RFC 9901 §4.2.4.1).
  const digests = [...disclosures.map(({ digest }) => digest), ...decoys].toSorted()
  const { bytes, signed } = prepareJws(
    { ...header, alg: 'ES256', typ: SD_JWT_VC },
    { ...open, _sd: digests, _sd_alg: 'sha-256' },
  )
  return {
    bytes,
    signed: (signature: Uint8Array) =>
      [signed(signature), ...disclosures.map(({ text }) => text), ''].join('~'),
  }
}
