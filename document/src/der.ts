/** Encodes a value in DER (X.690): its tag, its length in as few bytes as possible, and its contents. */
export function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(contents)
  return Buffer.concat([Buffer.from([tag, ...lengthOf(body.length)]), body])
}

export const sequence = (...values: readonly Uint8Array[]): Buffer => der(0x30, ...values)

/** SET OF, whose values DER sorts by their bytes (X.690, 11.6). */
export const setOf = (...values: readonly Uint8Array[]): Buffer =>
  der(0x31, ...values.toSorted(Buffer.compare))

export const octets = (bytes: Uint8Array): Buffer => der(0x04, bytes)

export const integer = (bytes: Uint8Array): Buffer => der(0x02, bytes)

/** An object identifier from its dotted form, such as '2.5.4.3'. */
export function identifier(dotted: string): Buffer {
  const [first, second, ...rest] = dotted.split('.').map(Number) as [number, number, ...number[]]
  return der(0x06, Buffer.from([40 * first + second, ...rest.flatMap(base128)]))
}

function lengthOf(length: number): number[] {
  if (length < 0x80) return [length]
  const bytes =
    length < 0x100
      ? [length]
      : length < 0x1_0000
        ? [length >> 8, length & 0xff]
        : [length >> 16, (length >> 8) & 0xff, length & 0xff]
  return [0x80 | bytes.length, ...bytes]
}

/** Seven bits per byte, the most significant first; all but the last byte have the eighth set. */
function base128(value: number): number[] {
  const higher = Math.floor(value / 128)
  return [...(higher > 0 ? base128(higher).map((byte) => byte | 0x80) : []), value % 128]
}
