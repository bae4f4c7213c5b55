/** A value in DER (X.690): its tag, all of its bytes, and its contents. */
export type DerValue = { tag: number; whole: Uint8Array; bytes: Uint8Array }

/** The first value of these bytes. Throws a `TypeError` if the bytes end before the value does. */
export function readDer(from: Uint8Array): DerValue {
  const [tag, short] = from
  if (tag === undefined || short === undefined || short === 0x80 || short > 0x84) throw noValue()
  const start = short < 0x80 ? 2 : 2 + (short & 0x7f)
  const length = short < 0x80 ? short : from.subarray(2, start).reduce((sum, byte) => sum * 256 + byte, 0)
  if (from.length < start + length) throw noValue()
  return { tag, whole: from.subarray(0, start + length), bytes: from.subarray(start, start + length) }
}

/** The values inside this one, which must be of this kind (`tag`). Throws a `TypeError` for anything else. */
export function derParts(value: DerValue | undefined, tag: number): DerValue[] {
  if (value?.tag !== tag) throw noValue()
  const parts: DerValue[] = []
  for (let at = 0; at < value.bytes.length; at += parts.at(-1)!.whole.length)
    parts.push(readDer(value.bytes.subarray(at)))
  return parts
}

const noValue = () => new TypeError('These bytes are not the expected value in DER')
