import type { Pixels } from '@credenza/credential/portable'
import { openQrReader } from '../qr/qr-reader.ts'

/** Photographs from modern phones are scaled down: a code that is unreadable at this size is blurred anyway. */
const longestSide = 2600

/** The texts of the QR codes in a PNG, JPEG, WebP or SVG. Throws if the file is not a picture. */
export async function readPicture(file: Blob): Promise<string[]> {
  const picture = await drawn(file)
  const reader = openQrReader()
  try {
    return await reader.read(picture, 'thorough')
  } finally {
    reader.close()
  }
}

/** Uses an `img`, which alone accepts SVG too and loads nothing an SVG refers to. */
async function drawn(file: Blob): Promise<Pixels> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return pixelsOf(image)
  } finally {
    URL.revokeObjectURL(address)
  }
}

function pixelsOf(image: HTMLImageElement): Pixels {
  const factor = Math.min(1, longestSide / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.naturalWidth * factor))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * factor))
  const context = canvas.getContext('2d')!
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height) as Pixels
}
