const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'
const BASE = ALPHABET.length
const VALUES = new Map([...ALPHABET].map((character, value) => [character, value]))

/** Writes bytes in the characters that a QR code stores most compactly (RFC 9285): three for every two bytes. */
export function base45Encode(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 2) {
    const isPair = i + 1 < bytes.length
    let rest = isPair ? bytes[i]! * 256 + bytes[i + 1]! : bytes[i]!
    for (let digit = 0; digit < (isPair ? 3 : 2); digit++) {
      text += ALPHABET[rest % BASE]
      rest = Math.floor(rest / BASE)
    }
  }
  return text
}

/** Reads what `base45Encode` writes. Throws a `TypeError` for anything else, groups that are too large included. */
export function base45Decode(text: string): Uint8Array {
  if (text.length % 3 === 1) throw new TypeError('Not base45: its last group is incomplete')
  const bytes: number[] = []
  for (let i = 0; i < text.length; i += 3) {
    const digits = Array.from(text.slice(i, i + 3), digitOf)
    const value = digits.reduceRight((sum, digit) => sum * BASE + digit, 0)
    const isPair = digits.length === 3
    if (value > (isPair ? 0xffff : 0xff)) throw new TypeError('Not base45: a group is too large')
    if (isPair) bytes.push(value >> 8)
    bytes.push(value & 0xff)
  }
  return Uint8Array.from(bytes)
}

function digitOf(character: string): number {
  const digit = VALUES.get(character)
  if (digit === undefined) throw new TypeError('Not base45: a character is not of its alphabet')
  return digit
}
