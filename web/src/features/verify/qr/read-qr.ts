import { type Pixels, qrAttempts } from '@credenza/credential/portable'
import jsQR from 'jsqr'

/**
 * The text of the QR code in a picture, or undefined. With 'thorough' patience it tries again, larger and in plain
 * black and white, which suits a single photograph; camera frames get one try each.
 */
export function readQr(picture: Pixels, patience: 'once' | 'thorough'): string | undefined {
  if (patience === 'once') return read(picture)
  for (const attempt of qrAttempts(picture)) {
    const text = read(attempt)
    if (text !== undefined) return text
  }
  return undefined
}

function read({ data, width, height }: Pixels): string | undefined {
  const text = jsQR(data, width, height, { inversionAttempts: 'attemptBoth' })?.data
  return text ? text : undefined
}
