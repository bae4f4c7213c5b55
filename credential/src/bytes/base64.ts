const CHUNK = 8192

/** Encodes bytes as padded standard base64 (RFC 4648 §4), the form of C2SP notes. */
export function base64Encode(bytes: Uint8Array): string {
  let binary = ''
  for (let start = 0; start < bytes.length; start += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK))
  }
  return btoa(binary)
}

/** Decodes padded standard base64. Throws a `TypeError` for anything but the one canonical spelling. */
export function base64Decode(text: string): Uint8Array {
  let binary: string
  try {
    binary = atob(text)
  } catch {
    throw new TypeError('Not a base64 value')
  }
  // atob tolerates white space, missing padding and stray bits; a signed format must not.
  if (btoa(binary) !== text) throw new TypeError('Not a base64 value in its canonical spelling')
  // An iterator over the text takes ten times as long as this loop, and texts may have a million characters.
  const bytes = new Uint8Array(binary.length)
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i)
  return bytes
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** The two characters for each value of 12 bits. */
const PAIRS = Array.from({ length: 4096 }, (_, bits) => ALPHABET[bits >> 6]! + ALPHABET[bits & 63]!)

/** Encodes bytes as base64url without padding (RFC 4648 §5). A table is faster than `btoa` with replacements. */
export function base64UrlEncode(bytes: Uint8Array): string {
  let text = ''
  const whole = bytes.length - (bytes.length % 3)
  for (let i = 0; i < whole; i += 3) {
    const bits = (bytes[i]! << 16) | (bytes[i + 1]! << 8) | bytes[i + 2]!
    text += PAIRS[bits >> 12]! + PAIRS[bits & 4095]!
  }
  const [last, next] = bytes.subarray(whole)
  if (last === undefined) return text
  if (next === undefined) return text + PAIRS[last << 4]!
  return text + PAIRS[(last << 4) | (next >> 4)]! + ALPHABET[(next & 15) << 2]!
}

/** Decodes base64url without padding. Throws a `TypeError` for any other spelling. */
export function base64UrlDecode(text: string): Uint8Array {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) throw new TypeError('Not a base64url value without padding')
  const standard = text.replaceAll('-', '+').replaceAll('_', '/')
  return base64Decode(standard.padEnd(Math.ceil(standard.length / 4) * 4, '='))
}
