/** A value of known length in DER or BER (X.690). */
export interface DerValue {
  tag: number
  /** The value including its tag and length. */
  whole: Buffer
  bytes: Buffer
  /** The values inside a constructed value. */
  parts: DerValue[]
}

/** Reads the first value of these bytes. Throws if the bytes end before the value does. */
export function readDer(from: Buffer): DerValue {
  const [tag, short] = from
  if (tag === undefined || short === undefined || short === 0x80) throw cut()
  const lengthBytes = short < 0x80 ? 0 : short & 0x7f
  if (lengthBytes > 4 || from.length < 2 + lengthBytes) throw cut()
  const start = 2 + lengthBytes
  const length = lengthBytes === 0 ? short : from.readUIntBE(2, lengthBytes)
  if (from.length < start + length) throw cut()
  const bytes = from.subarray(start, start + length)
  const parts: DerValue[] = []
  if (tag & 0x20)
    for (let at = 0; at < bytes.length; at += parts.at(-1)!.whole.length)
      parts.push(readDer(bytes.subarray(at)))
  return { tag, whole: from.subarray(0, start + length), bytes, parts }
}

const cut = () => new Error('These bytes are not a whole value in DER')
