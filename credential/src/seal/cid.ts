import { sha256 } from '@noble/hashes/sha2.js'

const BASE32_ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
// CIDv1, codec raw (0x55), multihash sha2-256 (0x12) of 32 bytes (multiformats CID specification).
const CID_PREFIX = Uint8Array.of(0x01, 0x55, 0x12, 0x20)

/** The content identifier of a block: CIDv1, raw, sha2-256, in base32 ('bafkrei…', 59 characters). */
export function cidOf(bytes: Uint8Array): string {
  return cidOfDigest(sha256(bytes))
}

/** Like `cidOf`, from the 32-byte SHA-256 digest, for callers with a faster hash. */
export function cidOfDigest(digest: Uint8Array): string {
  if (digest.length !== 32) throw new RangeError('A SHA-256 digest has 32 bytes')
  return `b${base32(Uint8Array.of(...CID_PREFIX, ...digest))}`
}

/** Whether these bytes are the block that this content identifier names, in the form `cidOf` gives. */
export function checkCid(cid: string, bytes: Uint8Array): boolean {
  return cid === cidOf(bytes)
}

/** RFC 4648 §6 in lower case, without padding. */
function base32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let value = 0
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += BASE32_ALPHABET[(value >>> bits) & 31]
    }
  }
  return bits > 0 ? text + BASE32_ALPHABET[(value << (5 - bits)) & 31] : text
}
