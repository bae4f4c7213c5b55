/** A picture as `ImageData` holds it: four bytes for each pixel, row by row. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
}

/** The same picture in greys, scaled by this factor with bilinear interpolation. */
export function scaled(picture: Pixels, factor: number): Pixels {
  const source = factor < 0.5 ? halved(picture) : picture
  if (source !== picture) return scaled(source, factor * 2)
  const width = Math.max(1, Math.round(picture.width * factor))
  const height = Math.max(1, Math.round(picture.height * factor))
  const grey = greys(picture)
  return fromGreys(width, height, (x, y) => {
    const sx = Math.min(Math.max((x + 0.5) / factor - 0.5, 0), picture.width - 1)
    const sy = Math.min(Math.max((y + 0.5) / factor - 0.5, 0), picture.height - 1)
    const left = Math.floor(sx)
    const top = Math.floor(sy)
    const right = Math.min(left + 1, picture.width - 1)
    const bottom = Math.min(top + 1, picture.height - 1)
    const at = (x: number, y: number) => grey[y * picture.width + x]!
    const upper = at(left, top) + (at(right, top) - at(left, top)) * (sx - left)
    const lower = at(left, bottom) + (at(right, bottom) - at(left, bottom)) * (sx - left)
    return upper + (lower - upper) * (sy - top)
  })
}

/** The same picture in greys, sharpened: each pixel moves away from the mean of the nine around it (unsharp masking). */
export function sharpened(picture: Pixels, strength: number): Pixels {
  const { width, height } = picture
  const grey = greys(picture)
  const at = (x: number, y: number) =>
    grey[Math.min(Math.max(y, 0), height - 1) * width + Math.min(Math.max(x, 0), width - 1)]!
  const row = (x: number, y: number) => at(x - 1, y) + at(x, y) + at(x + 1, y)
  return fromGreys(width, height, (x, y) => {
    const mean = (row(x, y - 1) + row(x, y) + row(x, y + 1)) / 9
    return at(x, y) + strength * (at(x, y) - mean)
  })
}

/** Black where a pixel is darker than the midpoint of the picture's 5th and 95th percentiles of brightness, else white. */
export function thresholded(picture: Pixels): Pixels {
  const grey = greys(picture)
  const counts = new Uint32Array(256)
  for (const value of grey) counts[value]!++
  const middle = (quantile(counts, grey.length * 0.05) + quantile(counts, grey.length * 0.95)) / 2
  return fromGreys(picture.width, picture.height, (x, y) => (grey[y * picture.width + x]! < middle ? 0 : 255))
}

/** Inverts light and dark, in greys. */
export function inverted(picture: Pixels): Pixels {
  const grey = greys(picture)
  return fromGreys(picture.width, picture.height, (x, y) => 255 - grey[y * picture.width + x]!)
}

function halved(picture: Pixels): Pixels {
  const grey = greys(picture)
  const at = (x: number, y: number) =>
    grey[Math.min(y, picture.height - 1) * picture.width + Math.min(x, picture.width - 1)]!
  return fromGreys(
    Math.ceil(picture.width / 2),
    Math.ceil(picture.height / 2),
    (x, y) => (at(2 * x, 2 * y) + at(2 * x + 1, 2 * y) + at(2 * x, 2 * y + 1) + at(2 * x + 1, 2 * y + 1)) / 4,
  )
}

/** Brightness of each pixel (ITU-R BT.601); transparent pixels count as white paper. */
function greys({ data }: Pixels): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(data.length / 4)
  for (let i = 0; i < grey.length; i++) {
    const [red, green, blue, alpha] = [data[4 * i]!, data[4 * i + 1]!, data[4 * i + 2]!, data[4 * i + 3]!]
    grey[i] = 255 + (0.299 * red + 0.587 * green + 0.114 * blue - 255) * (alpha / 255)
  }
  return grey
}

function fromGreys(width: number, height: number, greyAt: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 4) {
      data.fill(greyAt(x, y), i, i + 3)
      data[i + 3] = 255
    }
  }
  return { data, width, height }
}

function quantile(counts: Uint32Array, rank: number): number {
  let seen = 0
  const value = counts.findIndex((count) => {
    seen += count
    return seen > rank
  })
  return value === -1 ? 255 : value
}
