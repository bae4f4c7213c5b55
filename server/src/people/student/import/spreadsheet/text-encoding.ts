import { isUtf8 } from 'node:buffer'

const SAMPLE_BYTES = 1 << 20

/**
 * The encoding of a text file as a label for TextDecoder: from its byte-order mark, otherwise from the bytes that it
 * contains. Old Windows programs write code pages; of these, Arabic (windows-1256), Chinese (gb18030) and Western
 * (windows-1252) are told apart.
 */
export function guessEncoding(
  bytes: Uint8Array,
): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1256' | 'gb18030' | 'windows-1252' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zeros = [0, 0]
  for (let index = 0; index < sample.length; index++) if (sample[index] === 0) zeros[index % 2]! += 1
  if (zeros[0] !== zeros[1]) return zeros[1]! > zeros[0]! ? 'utf-16le' : 'utf-16be'
  if (isUtf8(bytes)) return 'utf-8'
  if (!hasForeignWords(sample)) return 'windows-1252'
  return isChinese(sample) ? 'gb18030' : 'windows-1256'
}

/** Other scripts' words are runs of bytes above 0x7f; in Western words such bytes appear singly among plain letters. */
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

/** Chinese characters are pairs of bytes: a single Arabic word with an odd number of letters is none. */
function isChinese(sample: Uint8Array): boolean {
  try {
    new TextDecoder('gb18030', { fatal: true }).decode(sample, { stream: true })
    return true
  } catch {
    return false
  }
}

function isLetter(byte: number): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)
}
