import jsQR from 'jsqr'
import { type Pixels, scaled, thresholded } from './pixels.ts'

/** Long sides, in pixels, at which a code is looked for: a small picture shows a large code best, and is read fastest. */
const sides = [800, 1600, 2600]

/**
 * The text of the QR code in a picture, or undefined. With `patience` it looks again, larger and in plain black and
 * white, as a single photograph deserves; the frames of a camera are looked at once each.
 */
export function readQr(picture: Pixels, patience: 'once' | 'thorough'): string | undefined {
  if (patience === 'once') return read(picture)
  for (const attempt of attempts(picture)) {
    const text = read(attempt)
    if (text !== undefined) return text
  }
  return undefined
}

function* attempts(picture: Pixels): Generator<Pixels> {
  const side = Math.max(picture.width, picture.height)
  // Up to three times as large: a code of few pixels per module is found only when it is drawn larger.
  const factors = new Set(sides.map((wanted) => Math.min(wanted / side, 3)))
  const sizes: Pixels[] = []
  for (const factor of factors) {
    const size = scaled(picture, factor)
    sizes.push(size)
    yield size
  }
  for (const size of sizes) yield thresholded(size)
}

function read({ data, width, height }: Pixels): string | undefined {
  const text = jsQR(data, width, height, { inversionAttempts: 'attemptBoth' })?.data
  return text ? text : undefined
}
