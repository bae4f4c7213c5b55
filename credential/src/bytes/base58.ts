const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const VALUES = new Map([...ALPHABET].map((character, value) => [character, value]))

/** Five base58 digits at a time: a limb times 2^16 still fits into a double. */
const LIMB = 58 ** 5

/** Encodes bytes in base58btc without a multibase prefix (W3C Controlled Identifiers §2.4). Zero bytes become `1`. */
export function base58Encode(bytes: Uint8Array): string {
  let zeros = 0
  while (zeros < bytes.length && bytes[zeros] === 0) zeros++
  const limbs: number[] = []
  // An odd number of bytes begins with half a word.
  let start = zeros
  if ((bytes.length - zeros) % 2 === 1) limbs.push(bytes[start++]!)
  for (let i = start; i < bytes.length; i += 2) {
    let carry = bytes[i]! * 256 + bytes[i + 1]!
    for (let j = 0; j < limbs.length; j++) {
      carry += limbs[j]! * 65_536
      const quotient = Math.floor(carry / LIMB)
      limbs[j] = carry - quotient * LIMB
      carry = quotient
    }
    if (carry > 0) limbs.push(carry)
  }
  let digits = ''
  for (let limb of limbs) {
    for (let k = 0; k < 5; k++) {
      digits = ALPHABET[limb % 58]! + digits
      limb = Math.floor(limb / 58)
    }
  }
  // The highest limb may have begun with zeros.
  return '1'.repeat(zeros) + digits.replace(/^1+/, '')
}

/** Decodes base58btc. Throws a `TypeError` for a character outside the alphabet or more than 256 characters. */
export function base58Decode(text: string): Uint8Array {
  if (text.length > 256) throw new TypeError('A base58 value of at most 256 characters is expected')
  let zeros = 0
  while (text[zeros] === '1') zeros++
  const words: number[] = []
  for (let i = zeros; i < text.length; i += 5) {
    const end = Math.min(i + 5, text.length)
    let carry = 0
    for (let k = i; k < end; k++) carry = carry * 58 + digitOf(text[k]!)
    const scale = 58 ** (end - i)
    for (let j = 0; j < words.length; j++) {
      carry += words[j]! * scale
      const quotient = Math.floor(carry / 65_536)
      words[j] = carry - quotient * 65_536
      carry = quotient
    }
    for (; carry > 0; carry = Math.floor(carry / 65_536)) words.push(carry % 65_536)
  }
  // The highest word may have begun with a zero.
  const decoded = words.reverse().flatMap((word) => [word >> 8, word & 0xff])
  return Uint8Array.from([...new Array<number>(zeros).fill(0), ...decoded.slice(decoded[0] === 0 ? 1 : 0)])
}

function digitOf(character: string): number {
  const value = VALUES.get(character)
  if (value === undefined) throw new TypeError('Not a base58btc value: unknown character')
  return value
}
