import { base64UrlEncode } from '../bytes/base64.ts'
import { concatBytes } from '../bytes/bytes.ts'
import { pipe } from '../bytes/pipe.ts'
import { type JsonObject, type SignJws, writeJws } from '../crypto/jws.ts'

/** What a Token Status List says of a token (Token Status List §7.1). */
export const TOKEN_STATUS = { valid: 0, invalid: 1, suspended: 2 } as const

/** Three states need two bits for each token. */
const BITS = 2
/** Its `typ`, and its media type after 'application/'. */
export const TOKEN_LIST_TYPE = 'statuslist+jwt'

/** The statuses of tokens, two bits each, the first token in the lowest bits (Token Status List §4.1). */
export function tokenStatuses(
  entries: number,
  { invalid, suspended }: { invalid: Iterable<number>; suspended: Iterable<number> },
): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((entries * BITS) / 8))
  const set = (index: number, status: number) => {
    if (!Number.isSafeInteger(index) || index < 0 || index >= entries)
      throw new RangeError(`There is no entry ${index} in a status list of ${entries}`)
    const shift = (index % 4) * BITS
    bytes[index >> 2] = (bytes[index >> 2]! & ~(0b11 << shift)) | (status << shift)
  }
  for (const index of suspended) set(index, TOKEN_STATUS.suspended)
  // After suspensions, because a revoked token stays revoked, suspended or not.
  for (const index of invalid) set(index, TOKEN_STATUS.invalid)
  return bytes
}

/** When a list was made, when it expires (both in seconds since 1970), and how many seconds a copy may be used. */
type Times = { iat: number; exp: number; ttl: number }

/** A Status List Token, signed with ES256 (§5.1). `url` is where it is served, which the tokens name. */
export async function writeTokenList(
  {
    statuses,
    url,
    issuer,
    header,
    times,
  }: {
    statuses: Uint8Array
    url: string
    issuer: string
    header: JsonObject
    times: Times
  },
  sign: SignJws,
): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of pipe(statuses, new CompressionStream('deflate'))) chunks.push(chunk)
  const lst = base64UrlEncode(concatBytes(...chunks))
  return writeJws(
    { ...header, alg: 'ES256', typ: TOKEN_LIST_TYPE },
    { iss: issuer, sub: url, ...times, status_list: { bits: BITS, lst } },
    sign,
  )
}
