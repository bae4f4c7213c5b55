import { closeSync, openSync, readSync } from 'node:fs'

/** The ranges of code points that a TrueType font maps to glyphs (OpenType, 'cmap', formats 4 and 12). */
export function codePointRanges(path: string): [from: number, to: number][] {
  const cmap = readTable(path, 'cmap')
  const ranges: [number, number][] = []
  const subtables = cmap.readUInt16BE(2)
  for (let i = 0; i < subtables; i++) {
    const at = cmap.readUInt32BE(4 + i * 8 + 4)
    const format = cmap.readUInt16BE(at)
    if (format === 4) ranges.push(...segments(cmap, at))
    if (format === 12) ranges.push(...groups(cmap, at))
  }
  return ranges
}

/** Reads one table of a font and skips the rest, which can be 10 MB. */
function readTable(path: string, tag: string): Buffer {
  const file = openSync(path, 'r')
  try {
    const read = (from: number, length: number) => {
      const bytes = Buffer.alloc(length)
      readSync(file, bytes, 0, length, from)
      return bytes
    }
    const count = read(0, 12).readUInt16BE(4)
    const directory = read(12, count * 16)
    for (let at = 0; at < directory.length; at += 16) {
      if (directory.toString('latin1', at, at + 4) === tag) {
        return read(directory.readUInt32BE(at + 8), directory.readUInt32BE(at + 12))
      }
    }
    throw new Error(`The font has no table ${tag}`)
  } finally {
    closeSync(file)
  }
}

function* segments(cmap: Buffer, at: number): Generator<[number, number]> {
  const bytes = cmap.readUInt16BE(at + 6)
  for (let i = 0; i < bytes; i += 2) {
    const to = cmap.readUInt16BE(at + 14 + i)
    // The last segment maps U+FFFF to no glyph.
    if (to !== 0xffff) yield [cmap.readUInt16BE(at + 16 + bytes + i), to]
  }
}

function* groups(cmap: Buffer, at: number): Generator<[number, number]> {
  const count = cmap.readUInt32BE(at + 12)
  for (let i = 0; i < count; i++) {
    const group = at + 16 + i * 12
    yield [cmap.readUInt32BE(group), cmap.readUInt32BE(group + 4)]
  }
}
