import { crc32, deflateSync } from 'node:zlib'

/** A square of one colour ('#rrggbb') as PNG (W3C PNG, sections 5 and 11). */
export function plainSquare(side: number, colour: string): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // Eight bits each for red, green and blue.
  header.set([8, 2], 8)
  const pixel = Buffer.from(colour.slice(1), 'hex')
  const line = Buffer.concat([Buffer.alloc(1), ...Array<Buffer>(side).fill(pixel)])
  const lines = deflateSync(Buffer.concat(Array<Buffer>(side).fill(line)))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
