import { inverted, type Pixels, scaled, sharpened, thresholded } from './pixels.ts'

/** Long sides, in pixels, at which to look for a code. Large codes are found best, and fastest, in a small picture. */
const [smallest, middle, largest] = [800, 1600, 2600]
/** Restores the modules of a code that was blurred by about one pixel. */
const strength = 3

/**
 * The variants of a picture in which to look for a QR code, in this order: of middle size; sharpened, for small and blurred
 * modules, such as those of a large code on paper; unchanged, larger and smaller; in plain black and white; inverted.
 */
export function* qrAttempts(original: Pixels): Generator<Pixels> {
  const picture = longSide(original) > largest ? scaled(original, largest / longSide(original)) : original
  // Enlarges up to three times: a code with few pixels per module is found only in a larger picture.
  const factorTo = (side: number) => Math.min(side / longSide(picture), 3)
  const inMiddleSize = () => scaled(picture, factorTo(middle))
  yield inMiddleSize()
  yield scaled(sharpened(picture, strength), factorTo(largest))
  for (const factor of new Set([1, factorTo(largest), factorTo(smallest)])) yield scaled(picture, factor)
  for (const side of [smallest, middle]) yield thresholded(scaled(picture, factorTo(side)))
  yield inverted(inMiddleSize())
}

const longSide = ({ width, height }: Pixels): number => Math.max(width, height)
