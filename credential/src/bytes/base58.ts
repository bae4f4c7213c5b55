const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const VALUES = new Map([...ALPHABET].map((character, value) => [character, value]))

/** Encodes bytes in base58btc without a multibase prefix (W3C Controlled Identifiers §2.4). Zero bytes become `1`. */
export function base58Encode(bytes: Uint8Array): string {
  let zeros = 0
  while (zeros < bytes.length && bytes[zeros] === 0) zeros++
  const digits = new Uint8Array(Math.ceil((bytes.length - zeros) * 1.366) + 1)
  let length = 0
  for (let i = zeros; i < bytes.length; i++) {
    let carry = bytes[i]!
    for (let j = 0; j < length; j++) {
      carry += digits[j]! << 8
      const quotient = (carry / 58) | 0
      digits[j] = carry - quotient * 58
      carry = quotient
    }
    while (carry > 0) {
      digits[length++] = carry % 58
      carry = (carry / 58) | 0
    }
  }
  let text = '1'.repeat(zeros)
  for (let i = length - 1; i >= 0; i--) text += ALPHABET[digits[i]!]
  return text
}

/** Decodes base58btc. Throws a `TypeError` for a character outside the alphabet or more than 256 characters. */
export function base58Decode(text: string): Uint8Array {
  if (text.length > 256) throw new TypeError('A base58 value of at most 256 characters is expected')
  let zeros = 0
  while (text[zeros] === '1') zeros++
  const reversed: number[] = []
  for (const character of text.slice(zeros)) {
    let carry = VALUES.get(character)
    if (carry === undefined) throw new TypeError('Not a base58btc value: unknown character')
    for (let j = 0; j < reversed.length; j++) {
      carry += reversed[j]! * 58
      reversed[j] = carry & 0xff
      carry >>= 8
    }
    while (carry > 0) {
      reversed.push(carry & 0xff)
      carry >>= 8
    }
  }
  const bytes = new Uint8Array(zeros + reversed.length)
  bytes.set(reversed.reverse(), zeros)
  return bytes
}
