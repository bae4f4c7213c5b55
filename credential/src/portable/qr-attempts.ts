import { type Pixels, scaled, sharpened, thresholded } from './pixels.ts'

/** Long sides, in pixels, at which to look for a code: a small picture shows a large code best and is fastest to read. */
const [smallest, middle, largest] = [800, 1600, 2600]
/** Restores the modules of a code that was blurred by about one pixel. */
const strength = 3

/**
 * The pictures in which to look for a QR code, in this order: small, larger, as it is, larger still; then sharpened, for a
 * code with few and blurred pixels; then in plain black and white.
 */
export function* qrAttempts(original: Pixels): Generator<Pixels> {
  const picture = longSide(original) > largest ? scaled(original, largest / longSide(original)) : original
  // Up to three times as large: a code of few pixels per module is found only when it is drawn larger.
  const factorTo = (side: number) => Math.min(side / longSide(picture), 3)
  const factors = new Set([factorTo(smallest), factorTo(middle), 1, factorTo(largest)])
  const sizes: Pixels[] = []
  for (const factor of factors) {
    const size = scaled(picture, factor)
    sizes.push(size)
    yield size
  }
  yield scaled(sharpened(picture, strength), factorTo(largest))
  for (const size of sizes) yield thresholded(size)
}

const longSide = ({ width, height }: Pixels): number => Math.max(width, height)
