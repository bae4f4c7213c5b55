import { isUtf8 } from 'node:buffer'

const SAMPLE_BYTES = 1 << 20

/**
 * The encoding of a text file, as a label for TextDecoder: from its byte-order mark, otherwise from its bytes. Old programs
 * write code pages; of these it distinguishes Arabic (windows-1256, iso-8859-6), Chinese (gb18030) and Western (windows-1252).
 */
export function guessEncoding(
  bytes: Uint8Array,
): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1256' | 'iso-8859-6' | 'gb18030' | 'windows-1252' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zeros: [number, number] = [0, 0]
  for (let index = 0; index < sample.length; index++) if (sample[index] === 0) zeros[index % 2]! += 1
  // In UTF-16 nearly all zeros are first bytes, or nearly all second ones; in a PDF or a picture they are both.
  if (Math.max(...zeros) > 4 * Math.min(...zeros)) return zeros[1] > zeros[0] ? 'utf-16le' : 'utf-16be'
  if (isUtf8(bytes) || isNearlyUtf8(sample)) return 'utf-8'
  if (!hasForeignWords(sample)) return 'windows-1252'
  if (isChinese(sample)) return 'gb18030'
  return isIsoArabic(sample) ? 'iso-8859-6' : 'windows-1256'
}

/** The two Arabic code pages have different bytes for waw and ya, where the other one has accented Latin letters. */
function isIsoArabic(sample: Uint8Array): boolean {
  const count = (...letters: number[]) => sample.filter((byte) => letters.includes(byte)).length
  return count(0xe8, 0xea) > count(0xe6, 0xed)
}

/** A truncated file, or one with a cell from elsewhere, is still UTF-8 if nearly all of its non-ASCII letters are. */
function isNearlyUtf8(sample: Uint8Array): boolean {
  const text = new TextDecoder().decode(sample)
  const faults = text.match(/\ufffd/g)?.length ?? 0
  const letters = text.match(/[\u0080-\ufffc]/g)?.length ?? 0
  return faults * 10 < letters
}

/** Words of other scripts are runs of bytes above 0x7f. In Western words such bytes are single, among plain letters. */
function hasForeignWords(sample: Uint8Array): boolean {
  let besideHigh = 0
  let besideLetter = 0
  for (let index = 1; index < sample.length; index++) {
    const high = sample[index]! >= 0x80
    const previousHigh = sample[index - 1]! >= 0x80
    if (high && previousHigh) besideHigh++
    else if (high !== previousHigh && isLetter(sample[high ? index - 1 : index]!)) besideLetter++
  }
  return besideHigh > besideLetter
}

/**
 * Chinese characters are pairs of bytes, which excludes Arabic words with an odd number of letters. Of the others, common
 * characters begin with a byte from 0xb0 to 0xd7, as only half of the Arabic letters do.
 */
function isChinese(sample: Uint8Array): boolean {
  let pairs = 0
  let common = 0
  for (let index = 0; index < sample.length - 1; index++) {
    const [lead, trail] = [sample[index]!, sample[index + 1]!]
    if (lead < 0x80) continue
    if (trail < 0x40) return false
    pairs++
    if ((lead >= 0xb0 && lead <= 0xd7 && trail >= 0xa1) || (lead >= 0xa1 && lead <= 0xa9)) common++
    index++
  }
  return common > pairs * COMMON
}
const COMMON = 0.85

function isLetter(byte: number): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)
}
