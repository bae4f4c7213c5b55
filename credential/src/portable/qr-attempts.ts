import { inverted, type Pixels, scaled, sharpened, thresholded } from './pixels.ts'

/** Long sides, in pixels, at which to look for a code: a small picture shows a large code best and is fastest to read. */
const [smallest, middle, largest] = [800, 1600, 2600]
/** Restores the modules of a code that was blurred by about one pixel. */
const strength = 3

/**
 * The pictures in which to look for a QR code, in this order: of middle size; sharpened, for small and blurred modules, such
 * as those of a large code on paper; as it is, larger and smaller; then in plain black and white, and with light for dark.
 */
export function* qrAttempts(original: Pixels): Generator<Pixels> {
  const picture = longSide(original) > largest ? scaled(original, largest / longSide(original)) : original
  // Up to three times as large: a code of few pixels per module is found only when it is drawn larger.
  const factorTo = (side: number) => Math.min(side / longSide(picture), 3)
  const inMiddleSize = () => scaled(picture, factorTo(middle))
  yield inMiddleSize()
  yield scaled(sharpened(picture, strength), factorTo(largest))
  for (const factor of new Set([1, factorTo(largest), factorTo(smallest)])) yield scaled(picture, factor)
  for (const side of [smallest, middle]) yield thresholded(scaled(picture, factorTo(side)))
  yield inverted(inMiddleSize())
}

const longSide = ({ width, height }: Pixels): number => Math.max(width, height)
