/** Decodes base64url without padding. Undefined for any but the one canonical spelling, although `Buffer` accepts several. */
export function fromBase64url(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.toString('base64url') === text ? bytes : undefined
}
