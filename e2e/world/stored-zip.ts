import { crc32 } from 'node:zlib'

/** A ZIP of uncompressed files (APPNOTE.TXT 4.3): local headers and bytes, the directory, its end. */
export function storedZip(files: readonly { name: string; bytes: Buffer }[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of files) {
    const path = Buffer.from(name)
    const facts = factsOf(path, bytes)
    const local = Buffer.concat([numbers([0x04034b50, 4]), facts, path, bytes])
    const place = numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4])
    directory.push(Buffer.concat([numbers([0x02014b50, 4], [20, 2]), facts, place, path]))
    parts.push(local)
    offset += local.length
  }
  const { length: count } = files
  const size = directory.reduce((sum, entry) => sum + entry.length, 0)
  const end = numbers([0x06054b50, 4], [0, 4], [count, 2], [count, 2], [size, 4], [offset, 4], [0, 2])
  return Buffer.concat([...parts, ...directory, end])
}

/**
 * The facts of an entry: version 2.0, names in UTF-8, stored, 1 January 1980; checksum, both sizes, and the lengths of name
 * and extra field.
 */
const factsOf = (path: Buffer, bytes: Buffer): Buffer =>
  numbers(
    [20, 2],
    [0x0800, 2],
    [0, 2],
    [0, 2],
    [33, 2],
    [crc32(bytes), 4],
    [bytes.length, 4],
    [bytes.length, 4],
    [path.length, 2],
    [0, 2],
  )

/** Little-endian numbers, each with its size in bytes. */
function numbers(...values: [value: number, bytes: number][]): Buffer {
  return Buffer.concat(
    values.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes)
      buffer.writeUIntLE(value, 0, bytes)
      return buffer
    }),
  )
}
