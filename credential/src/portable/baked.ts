const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const keyword = 'openbadgecredential'

/** Whether these are the bytes of a PNG. */
export const isPng = (bytes: Uint8Array): boolean => pngStart.every((byte, i) => bytes[i] === byte)

/** The credential baked into a PNG (Open Badges 3.0 §5.3.1): JSON or a JWT, in an iTXt chunk that is not compressed. */
export function bakedInPng(png: Uint8Array): string | undefined {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  for (let at = pngStart.length; at + 12 <= png.length; ) {
    const length = view.getUint32(at)
    const data = png.subarray(at + 8, Math.min(at + 8 + length, png.length))
    if (latin1(png.subarray(at + 4, at + 8)) === 'iTXt' && latin1(data).startsWith(`${keyword}\0\0`))
      return afterHeader(data)
    at += 12 + length
  }
  return undefined
}

/** The text follows the keyword, two bytes about compression, the language and the translated keyword, each ended by 0. */
function afterHeader(data: Uint8Array): string {
  const afterLanguage = data.indexOf(0, keyword.length + 3) + 1
  return new TextDecoder().decode(data.subarray(data.indexOf(0, afterLanguage) + 1))
}

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)
