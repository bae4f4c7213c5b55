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
  // A loop: an iterator over the text takes ten times as long, and texts may have a million characters.
  const bytes = new Uint8Array(binary.length)
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i)
  return bytes
}

/** Encodes bytes as base64url without padding (RFC 4648 §5). */
export function base64UrlEncode(bytes: Uint8Array): string {
  return base64Encode(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Decodes base64url without padding. Throws a `TypeError` for any other spelling. */
export function base64UrlDecode(text: string): Uint8Array {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) throw new TypeError('Not a base64url value without padding')
  const standard = text.replaceAll('-', '+').replaceAll('_', '/')
  return base64Decode(standard.padEnd(Math.ceil(standard.length / 4) * 4, '='))
}
