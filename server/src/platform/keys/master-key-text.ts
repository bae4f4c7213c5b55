const MASTER_KEY_BYTES = 32
export const WRAPPED = 'wrapped:'
/** What our documentation once showed as an example: it decodes, and everybody has it. */
const published = 'MAKE-ONE-WITH-openssl-rand-base64-32-------='

/** Reads 32 bytes from base64. `source` names where the text is from. */
export function decodeMasterKey(text: string, source: string): Buffer {
  const trimmed = text.trim()
  const isKey = /^[A-Za-z0-9+/_-]+={0,2}$/.test(trimmed) && trimmed !== published
  const bytes = isKey ? Buffer.from(trimmed, 'base64') : Buffer.alloc(0)
  if (bytes.length !== MASTER_KEY_BYTES) {
    throw new Error(`${source} must hold 32 bytes in base64; make one with: openssl rand -base64 32`)
  }
  return bytes
}

/** MASTER_KEY as it was given, if it can be one: 32 bytes in base64 or base64url, or `wrapped:` and the wrapped bytes. */
export function masterKeyText(text: string): string {
  if (!text.trim().startsWith(WRAPPED)) decodeMasterKey(text, 'it')
  return text
}
