import decodeQR, { type Point } from 'qr/decode.js'
import type { Pixels } from './pixels.ts'
import { qrAttempts } from './qr-attempts.ts'

/** Whether to stop, given the texts found and the number of attempts since the first. Many pictures show only one code. */
type Enough = (texts: readonly string[], attempts: number) => boolean

/** In fractions of the picture's width and height, since attempts differ in size. */
type Box = { left: number; top: number; right: number; bottom: number }

/** A printed certificate has two: its link, and the statement that is checked without a network. */
const bothFound: Enough = (texts, attempts) => texts.length >= 2 || (texts.length === 1 && attempts > 1)
const mostBoxes = 4

/**
 * Reads the texts of the QR codes in a picture, until an attempt ends with enough of them. Blots out each code that it has read,
 * to find the next: an attempt always looks for one more, which somebody may have added.
 */
export const readCodes = (picture: Pixels, isEnough = bothFound): string[] =>
  readIn(qrAttempts(picture), isEnough)

/** Reads the QR codes in one frame of a video, in one attempt, since more frames follow. Overwrites the frame. */
export const readFrame = (frame: Pixels): string[] => readIn([frame], bothFound)

function readIn(pictures: Iterable<Pixels>, isEnough: Enough): string[] {
  const texts: string[] = []
  const boxes: Box[] = []
  let attempts = 0
  for (const picture of pictures) {
    if (texts.length > 0) attempts++
    if (isEnough(texts, attempts)) return texts
    for (const box of boxes) blotOut(picture, box)
    for (let found = readOne(picture); found; found = readOne(picture)) {
      boxes.push(found.box)
      blotOut(picture, found.box)
      if (!texts.includes(found.text)) texts.push(found.text)
      if (boxes.length === mostBoxes) return texts
    }
  }
  return texts
}

/** Reads one code in a picture, if any. The decoder throws if it finds none. */
function readOne(picture: Pixels): { text: string; box: Box } | undefined {
  let corners: readonly Point[] = []
  try {
    const text = decodeQR(picture, { pointsOnDetect: ({ bounds }) => (corners = bounds) })
    return text === '' ? undefined : { text, box: boxOf(corners, picture) }
  } catch {
    return undefined
  }
}

function boxOf(corners: readonly Point[], { width, height }: Pixels): Box {
  const [xs, ys] = [corners.map(({ x }) => x / width), corners.map(({ y }) => y / height)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

function blotOut({ data, width, height }: Pixels, { left, top, right, bottom }: Box): void {
  const within = (value: number, most: number) => Math.min(Math.max(Math.round(value * most), 0), most)
  const [from, to] = [within(left, width), within(right, width)]
  for (let y = within(top, height); y < within(bottom, height); y++)
    data.fill(255, 4 * (y * width + from), 4 * (y * width + to))
}
