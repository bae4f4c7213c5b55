/** A JPEG reduced to its picture. */
export interface PlainJpeg {
  bytes: Uint8Array
  widthPx: number
  heightPx: number
}

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
/** Huffman tables, quantization tables, restart interval: all that a decoder needs besides frame and scans. */
const tables = new Set([0xc4, 0xdb, 0xdd])
/** Baseline, extended sequential and progressive frames, which are the ones that browsers show. */
const frames = new Set([0xc0, 0xc1, 0xc2])
const isMetadata = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe

/**
 * Rewrites a JPEG (ITU-T T.81 Annex B) with only its picture. Drops application segments and comments, where cameras record the
 * place and other files can hide, and everything after the end of the image. Returns undefined for anything but a complete JPEG
 * of 8 bits in grey or colour.
 */
export function plainJpeg(file: Uint8Array): PlainJpeg | undefined {
  if (file[0] !== 0xff || file[1] !== startOfImage) return undefined
  const kept = [file.subarray(0, 2)]
  let size: { widthPx: number; heightPx: number } | undefined
  let hasScan = false
  let at = 2
  while (file[at] === 0xff) {
    const marker = file[at + 1]!
    if (marker === endOfImage) {
      kept.push(Uint8Array.of(0xff, endOfImage))
      return size && hasScan ? { bytes: Buffer.concat(kept), ...size } : undefined
    }
    const length = 2 + (file[at + 2] ?? 0) * 256 + (file[at + 3] ?? 0)
    if (length < 4 || at + length > file.length) return undefined
    const segment = file.subarray(at, at + length)
    at += length
    if (isMetadata(marker)) continue
    kept.push(segment)
    if (frames.has(marker)) {
      if (size) return undefined
      size = sizeOf(segment)
      if (!size) return undefined
    } else if (marker === startOfScan) {
      hasScan = true
      const end = endOfScan(file, at)
      kept.push(file.subarray(at, end))
      at = end
    } else if (!tables.has(marker)) return undefined
  }
  return undefined
}

/** The size in the frame header (B.2.2): 8 bits a sample, one or three components. */
function sizeOf(frame: Uint8Array): { widthPx: number; heightPx: number } | undefined {
  const [, , , , precision, heightHigh, heightLow, widthHigh, widthLow, components] = frame
  if (precision !== 8 || (components !== 1 && components !== 3) || frame.length !== 10 + 3 * components)
    return undefined
  return { heightPx: heightHigh! * 256 + heightLow!, widthPx: widthHigh! * 256 + widthLow! }
}

/** The position of the next marker: in compressed data, FF is followed by 00 or by a restart number (B.1.1.5). */
function endOfScan(file: Uint8Array, from: number): number {
  let at = from
  for (;;) {
    at = file.indexOf(0xff, at)
    if (at < 0) return file.length
    const next = file[at + 1]
    if (next !== 0x00 && !(next !== undefined && next >= 0xd0 && next <= 0xd7)) return at
    at += 2
  }
}
