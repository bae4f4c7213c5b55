import { type Pixels, readCodes } from '@credenza/credential/portable'
import jsQR from 'jsqr'

/**
 * The texts of the QR codes in a picture, two at most. With 'thorough' patience it tries again, larger and in plain black and
 * white, which suits a single photograph; camera frames get one try each.
 */
export function readQr(picture: Pixels, patience: 'once' | 'thorough'): string[] {
  if (patience === 'thorough') return readCodes(picture, read)
  const code = read(picture)
  return code ? [code.text] : []
}

function read({ data, width, height }: Pixels) {
  const code = jsQR(data, width, height, { inversionAttempts: 'attemptBoth' })
  if (!code?.data) return undefined
  const { topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner } = code.location
  return { text: code.data, corners: [topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner] }
}
