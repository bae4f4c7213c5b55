import { base64UrlDecode } from '../bytes/base64.ts'
import { decompress } from '../bytes/decompress.ts'
import { type JsonObject, numericDate, readJws } from '../crypto/jws.ts'
import { isSignedBy } from '../crypto/verify-jws.ts'
import { isObject } from '../json/values.ts'
import { TOKEN_LIST_TYPE } from './token-list.ts'

/** The most that a list may expand to: 2 MiB, eight million tokens of two bits. */
const MOST_BYTES = 2 * 1_048_576

/**
 * Reads a Status List Token and gives the status of a place in it (§8.3). Rejects with a `TypeError` for a list of another
 * address, one that has expired or is not signed with this key (a JWK), and a place outside it.
 */
export async function readTokenList(
  token: string,
  { url, key, now }: { url: string; key: JsonObject; now: Date },
): Promise<(index: number) => number> {
  const jws = readJws(token, TOKEN_LIST_TYPE)
  const { sub, iat, exp, status_list: list } = jws.claims
  if (sub !== url) throw new TypeError('it is the list of another address')
  if (numericDate(iat) === undefined) throw new TypeError('it does not say when it was made')
  if (exp !== undefined && !((numericDate(exp) ?? 0) > now.getTime())) throw new TypeError('it has expired')
  if (!(await isSignedBy(jws, { publicKeyJwk: key }))) throw new TypeError('its signature is wrong')
  const { bits, lst } = isObject(list) ? list : {}
  if (typeof bits !== 'number' || ![1, 2, 4, 8].includes(bits) || typeof lst !== 'string')
    throw new TypeError('it holds no status list')
  const bytes = await expanded(base64UrlDecode(lst))
  const perByte = 8 / bits
  return (index) => {
    const byte = Number.isSafeInteger(index) && index >= 0 ? bytes[Math.floor(index / perByte)] : undefined
    if (byte === undefined) throw new TypeError('the place is not in the list')
    return (byte >> ((index % perByte) * bits)) & (2 ** bits - 1)
  }
}

async function expanded(compressed: Uint8Array): Promise<Uint8Array> {
  try {
    return await decompress(compressed, { format: 'deflate', mostBytes: MOST_BYTES })
  } catch (error) {
    throw new TypeError(
      error instanceof RangeError ? 'its list is too large' : 'its list is not compressed as it should be',
    )
  }
}
