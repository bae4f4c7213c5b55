import { expect, it } from 'vitest'
import { squareOf } from './crop-square.ts'

const picture = { naturalWidth: 4000, naturalHeight: 2000 }

it('a crop in percent becomes a square in the pixels of the picture itself, however small it is shown', () => {
  expect(squareOf({ x: 25, y: 0, width: 25, height: 50 }, picture)).toEqual({ x: 1000, y: 0, side: 1000 })
})

it('rounding never makes it anything but a square inside the picture', () => {
  const crop = { x: 75, y: 50, width: 25.001, height: 50 }
  const { x, y, side } = squareOf(crop, picture)
  expect(x + side).toBeLessThanOrEqual(picture.naturalWidth)
  expect(y + side).toBeLessThanOrEqual(picture.naturalHeight)
})
