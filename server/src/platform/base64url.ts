/** The bytes of a text in base64url without padding. Undefined for any other spelling of them: `Buffer` takes several. */
export function fromBase64url(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.toString('base64url') === text ? bytes : undefined
}
