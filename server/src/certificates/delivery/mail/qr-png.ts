import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

/** Pixels per module, and the width in modules of the quiet zone that the standard requires (ISO/IEC 18004). */
const scale = 6
const border = 4

/** A QR code as PNG (W3C PNG, third edition): one bit per pixel, black on white. */
export function qrPng(text: string): Buffer {
  const { data } = encode(text, { ecc: 'M', border })
  const sizePx = data.length * scale
  const rows = data.flatMap((modules) => Array<Buffer>(scale).fill(pixelRow(modules, sizePx)))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(sizePx, 0)
  header.writeUInt32BE(sizePx, 4)
  header.writeUInt8(1, 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A scan line: the filter type 0, then the pixels starting at the highest bit; 1 is white. */
function pixelRow(modules: readonly boolean[], sizePx: number): Buffer {
  const row = Buffer.alloc(1 + Math.ceil(sizePx / 8))
  for (let x = 0; x < sizePx; x++) {
    if (!modules[Math.floor(x / scale)]) row[1 + (x >> 3)]! |= 0x80 >> (x & 7)
  }
  return row
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}
