import { templateImage } from '@credenza/schema'
import { plainJpeg } from '../../../people/organisation/profile-image/plain-jpeg.ts'
import { plainPng } from './plain-png.ts'
import { plainSvg } from './plain-svg.ts'

export interface PlainImage {
  mediaType: 'image/png' | 'image/jpeg' | 'image/svg+xml'
  bytes: Uint8Array
}

/**
 * The bare picture, without the metadata of cameras and programs. Recognises its type by its content. Undefined for anything
 * but a complete PNG, JPEG or plain SVG, and for pictures with more pixels than a page can show.
 */
export function plainImage(file: Uint8Array): PlainImage | undefined {
  const png = plainPng(file)
  const raster = png ?? plainJpeg(file)
  if (raster) {
    const { bytes, widthPx, heightPx } = raster
    const longest = Math.max(widthPx, heightPx)
    if (widthPx === 0 || heightPx === 0 || longest > templateImage.maxSidePx) return undefined
    return { mediaType: png ? 'image/png' : 'image/jpeg', bytes }
  }
  const svg = plainSvg(file)
  return svg && { mediaType: 'image/svg+xml', bytes: svg }
}
