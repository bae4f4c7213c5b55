import { base64Decode, base64UrlDecode } from '../../bytes/base64.ts'
import { hexDecode, hexEncode } from '../../bytes/bytes.ts'
import { decodeBase58Btc } from '../../crypto/multikey.ts'

/** A digest by value, not by spelling, so that two digests of one algorithm can be compared. */
export type Digest = { algorithm: string; hex: string }

/** The digests of resources (VC Data Integrity §2.6), with the header that each has as a multihash. */
const KINDS = [
  { algorithm: 'sha256', header: [0x12, 32] },
  { algorithm: 'sha384', header: [0x20, 48] },
] as const

/** Decoders by multibase prefix: base64 of both alphabets, padded or not, base58btc and hexadecimal. */
const BASES = new Map<string, (text: string) => Uint8Array>([
  ['u', base64UrlDecode],
  ['U', (text) => base64UrlDecode(unpadded(text))],
  ['m', (text) => base64Decode(padded(text))],
  ['M', base64Decode],
  ['z', (text) => decodeBase58Btc(`z${text}`)],
  ['f', hexDecode],
  ['F', hexDecode],
])

/** A `digestMultibase`: a multihash, or the bare digest that some issuers write; `undefined` for anything else. */
export function readDigestMultibase(value: unknown): Digest | undefined {
  if (typeof value !== 'string') return undefined
  const bytes = tried(() => BASES.get(value.charAt(0))?.(value.slice(1)))
  if (bytes === undefined) return undefined
  for (const { algorithm, header } of KINDS) {
    const [code, length] = header
    if (bytes.length === length) return { algorithm, hex: hexEncode(bytes) }
    if (bytes.length === length + 2 && bytes[0] === code && bytes[1] === length)
      return { algorithm, hex: hexEncode(bytes.subarray(2)) }
  }
  return undefined
}

/** A `digestSRI` (Subresource Integrity §3.1); `undefined` for anything else. Its length is not checked. */
export function readDigestSri(value: unknown): Digest | undefined {
  const [, algorithm, base64] = /^(sha(?:256|384|512))-([A-Za-z0-9+/]+=*)$/.exec(String(value)) ?? []
  if (algorithm === undefined || base64 === undefined) return undefined
  const bytes = tried(() => base64Decode(padded(unpadded(base64)))) ?? new Uint8Array()
  return { algorithm, hex: hexEncode(bytes) }
}

const unpadded = (text: string) => text.replace(/={0,2}$/, '')
const padded = (text: string) => text.padEnd(Math.ceil(text.length / 4) * 4, '=')

function tried<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
