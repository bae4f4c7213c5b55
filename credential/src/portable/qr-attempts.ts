import { type Pixels, scaled, thresholded } from './pixels.ts'

/** Long sides, in pixels, at which a code is looked for: a small picture shows a large code best, and is read fastest. */
const sides = [800, 1600, 2600]

/** A picture as one looks for a QR code in it again and again: small, larger, and then in plain black and white. */
export function* qrAttempts(picture: Pixels): Generator<Pixels> {
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
