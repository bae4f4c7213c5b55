interface PercentRectangle {
  x: number
  y: number
  width: number
  height: number
}

/** Converts a crop in percent of a picture to a square in the picture's pixels. */
export function squareOf(
  crop: PercentRectangle,
  { naturalWidth, naturalHeight }: Pick<HTMLImageElement, 'naturalWidth' | 'naturalHeight'>,
): { x: number; y: number; side: number } {
  const width = (crop.width / 100) * naturalWidth
  const height = (crop.height / 100) * naturalHeight
  const side = Math.min(width, height)
  return { x: (crop.x / 100) * naturalWidth, y: (crop.y / 100) * naturalHeight, side }
}

/** Draws the cropped square to fill the canvas. Transparent areas become white, since JPEG has no transparency. */
export function drawSquare(
  canvas: HTMLCanvasElement,
  picture: HTMLImageElement,
  crop: PercentRectangle,
): void {
  const drawing = canvas.getContext('2d')!
  const { x, y, side } = squareOf(crop, picture)
  drawing.imageSmoothingQuality = 'high'
  drawing.fillStyle = 'white'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height)
}

/** Converts the canvas to a JPEG; 300x300 of noise is 120 kB at this quality. Null if the browser cannot make one. */
export const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((give) => {
    canvas.toBlob(give, 'image/jpeg', 0.9)
  })
