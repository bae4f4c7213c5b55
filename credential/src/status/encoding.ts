import { base64UrlDecode, base64UrlEncode } from '../bytes/base64.ts'
import { concatBytes } from '../bytes/bytes.ts'
import { decompress } from '../bytes/decompress.ts'
import { pipe } from '../bytes/pipe.ts'
import { STATUS_LIST_ENTRIES } from './bits.ts'

/** The most that a list may expand to: 1 MiB, eight million entries. A gzip bomb ends here. */
const MAX_LIST_BYTES = 1_048_576
const MAX_ENCODED_CHARACTERS = 2 * MAX_LIST_BYTES

/** The `encodedList` of a status list credential: `u` and base64url of the gzipped bits (§2.2, §3.1). */
export async function encodeStatusList(list: Uint8Array): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of pipe(list, new CompressionStream('gzip'))) chunks.push(chunk)
  return `u${base64UrlEncode(concatBytes(...chunks))}`
}

/**
 * The bits of an `encodedList` (§3.2). Rejects with a `TypeError` if it is not gzip in base64url, has fewer than 131,072
 * entries, or expands to more than 1 MiB.
 */
export async function decodeStatusList(encodedList: string): Promise<Uint8Array> {
  if (!encodedList.startsWith('u') || encodedList.length > MAX_ENCODED_CHARACTERS) {
    throw new TypeError('An encoded status list begins with u and has at most 2 MiB')
  }
  const list = await expanded(encodedList.slice(1))
  if (list.length * 8 < STATUS_LIST_ENTRIES) throw new TypeError('A status list has at least 131,072 entries')
  return list
}

async function expanded(text: string): Promise<Uint8Array> {
  try {
    return await decompress(base64UrlDecode(text), { format: 'gzip', mostBytes: MAX_LIST_BYTES })
  } catch (error) {
    throw new TypeError(
      error instanceof RangeError
        ? 'The status list expands to more than 1 MiB'
        : 'An encoded status list is gzip in base64url',
    )
  }
}

/**
 * The bits of an `encodedList` from before the standard (StatusList2021, RevocationList2020): base64 of either alphabet,
 * padded or not. A multibase prefix is skipped, since gzip in base64 begins with H.
 */
export function decodeOlderStatusList(encodedList: string): Promise<Uint8Array> {
  const standard = encodedList.replace(/^u/, '').replace(/={0,2}$/, '')
  return decodeStatusList(`u${standard.replaceAll('+', '-').replaceAll('/', '_')}`)
}
