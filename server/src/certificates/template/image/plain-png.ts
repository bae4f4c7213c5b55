import { crc32 } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Chunks that a decoder needs, and those that define colours. Not texts, times, EXIF or animation. */
const kept = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'pHYs'])

/**
 * Rewrites a PNG (ISO/IEC 15948) with only its picture, without metadata of programs and anything after the end. Undefined for
 * anything but a complete PNG.
 */
export function plainPng(
  file: Uint8Array,
): { bytes: Uint8Array; widthPx: number; heightPx: number } | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (!bytes.subarray(0, 8).equals(signature)) return undefined
  const chunks: Uint8Array[] = [signature]
  let size: { widthPx: number; heightPx: number } | undefined
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const end = at + 12 + length
    if (end > bytes.length) return undefined
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return undefined
    if (!size) {
      if (name !== 'IHDR' || length !== 13) return undefined
      size = { widthPx: bytes.readUInt32BE(at + 8), heightPx: bytes.readUInt32BE(at + 12) }
    }
    if (kept.has(name)) chunks.push(bytes.subarray(at, end))
    if (name === 'IEND') return { bytes: Buffer.concat(chunks), ...size }
    at = end
  }
  return undefined
}
