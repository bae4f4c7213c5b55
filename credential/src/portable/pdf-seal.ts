import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js'
import { concatBytes, hexEncode } from '../bytes/bytes.ts'

/**
 * Whether bytes of a PDF changed after it was sealed: its last signature (ISO 32000-2 §12.8) has to cover the whole file and
 * name its digest. Says nothing of who sealed it, and nothing of a PDF without a seal.
 */
export function isSealBroken(pdf: Uint8Array): boolean {
  // One character per byte, so that an offset in the text is the offset in the file.
  const text = new TextDecoder('latin1').decode(pdf)
  const ranges = text.matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)
  let last: [start: number, gap: number, next: number, rest: number] | undefined
  for (const [, ...numbers] of ranges) {
    const [start, gap, next, rest] = numbers.map(Number) as [number, number, number, number]
    if (!last || next > last[2]) last = [start, gap, next, rest]
  }
  // Two places, so that no single byte makes a sealed PDF look like one without a seal.
  if (!last) return /\/ByteRange|\/FT\s*\/Sig\b/.test(text)
  const [start, gap, next, rest] = last
  if (start !== 0 || next + rest !== pdf.length) return true
  const message = text.slice(gap, next).toLowerCase()
  const signed = concatBytes(pdf.subarray(0, gap), pdf.subarray(next))
  return ![sha256, sha384, sha512].some((digest) => message.includes(hexEncode(digest(signed))))
}
