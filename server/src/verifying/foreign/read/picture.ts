import { isPng, type Pixels, qrAttempts } from '@credenza/credential/portable'
import { decode as decodeJpeg } from 'jpeg-js'
import jsqr from 'jsqr'
import { PNG } from 'pngjs'
import { Unreadable } from './unreadable.ts'

/** Each pixel takes four bytes in memory: 100 MB at most. */
const mostMegapixels = 25

export const isJpeg = ([a, b, c]: Uint8Array): boolean => a === 0xff && b === 0xd8 && c === 0xff

/** The text of the QR code in a PNG or JPEG; undefined when none can be read. Throws `Unreadable`. */
export function readCode(bytes: Uint8Array): string | undefined {
  const picture = decode(bytes)
  for (const sample of qrAttempts(picture)) {
    const text = jsqr.default(sample.data, sample.width, sample.height)?.data
    if (text) return text
  }
  return undefined
}

function decode(bytes: Uint8Array): Pixels {
  if (isPng(bytes)) requireModest(bytes)
  try {
    const { data, width, height } = isPng(bytes)
      ? PNG.sync.read(Buffer.from(bytes))
      : decodeJpeg(bytes, {
          useTArray: true,
          maxResolutionInMP: mostMegapixels,
          maxMemoryUsageInMB: 16 * mostMegapixels,
        })
    return { data: new Uint8ClampedArray(data), width, height }
  } catch {
    throw new Unreadable('The picture is damaged, or too large.')
  }
}

/**
 * The size that a PNG declares is checked before it is unpacked. Interlaced ones could unpack to more than they
 * declare.
 */
function requireModest(png: Uint8Array): void {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  if (png.length < 33) throw new Unreadable('The picture is damaged, or too large.')
  if (view.getUint32(16) * view.getUint32(20) > mostMegapixels * 1_000_000)
    throw new Unreadable('Refused: the picture has more than 25 megapixels.')
  if (png[28] !== 0) throw new Unreadable('The picture is interlaced. Save it again without that.')
}
