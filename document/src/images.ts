import { DocumentError } from './errors.ts'

export type ImageFormat = 'png' | 'jpg' | 'svg'

/** While an image is drawn, each pixel takes four bytes. */
const MAX_PIXELS = 25_000_000

/**
 * Tells an image's format by its content. Throws DocumentError `image` for anything but a PNG, JPEG or SVG, and if the
 * header announces more pixels than fit in memory.
 */
export function imageFormat(bytes: Uint8Array, field: string): ImageFormat {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const found = pngSize(view) ?? jpgSize(view) ?? svgSize(view)
  if (!found || found.width * found.height > MAX_PIXELS) throw new DocumentError({ code: 'image', field })
  return found.format
}

interface Size {
  format: ImageFormat
  width: number
  height: number
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

function pngSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 24 || !bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return undefined
  return { format: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Walks the segments to the frame header that states the size: SOF0 to SOF15 (ITU T.81, B.2.2). */
function jpgSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1]!
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame)
      return { format: 'jpg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
  }
  return undefined
}

/**
 * An SVG has no pixels. Those that declare entities are refused: entities can grow without bound, and no image needs them.
 */
function svgSize(bytes: Buffer): Size | undefined {
  const text = bytes.toString('utf8')
  if (
    !/^\uFEFF?\s*(<\?xml[^>]*>\s*)?(<!--[^-]*(?:-(?!->)[^-]*)*-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>]/.test(
      text,
    )
  )
    return undefined
  return { format: 'svg', width: 0, height: 0 }
}
