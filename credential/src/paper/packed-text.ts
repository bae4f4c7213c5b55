import { concatBytes, utf8 } from '../bytes/bytes.ts'

const mostBytes = 127
const SHORTENED = 0x80
const UTF8 = 0
/** Ends a text that was shortened. */
export const ellipsis = '…'

/**
 * Packs a text: the block of 128 characters that it uses besides ASCII, its length, then one byte per character. Arabic,
 * Cyrillic or Greek take half as much as in UTF-8. Texts of several blocks are UTF-8, marked as block 0. One bit of the
 * length marks a shortened text. Throws a `RangeError` for more than 127 bytes.
 */
export function packText(text: string): Uint8Array {
  const isShortened = text.endsWith(ellipsis)
  const kept = isShortened ? text.slice(0, -ellipsis.length) : text
  const block = blockOf(kept)
  const bytes = block === UTF8 ? utf8(kept) : Uint8Array.from(kept, (character) => byteOf(character))
  if (bytes.length > mostBytes) throw new RangeError('The text is too long for a code on paper')
  return concatBytes(Uint8Array.of(block, bytes.length | (isShortened ? SHORTENED : 0)), bytes)
}

/** Reads a text that begins at `offset`, and says where it ends. Throws a `TypeError` or `RangeError` where none does. */
export function unpackText(bytes: Uint8Array, offset: number): { text: string; end: number } {
  const [block, lengthAndMark] = bytes.subarray(offset, offset + 2)
  if (block === undefined || lengthAndMark === undefined) throw new RangeError('The text is cut off')
  const start = offset + 2
  const end = start + (lengthAndMark & ~SHORTENED)
  if (end > bytes.length) throw new RangeError('The text is cut off')
  const packed = bytes.subarray(start, end)
  const text =
    block === UTF8
      ? new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(packed)
      : String.fromCharCode(
          ...Array.from(packed, (byte) => (byte < 0x80 ? byte : (block << 7) | (byte & 0x7f))),
        )
  return { text: lengthAndMark & SHORTENED ? text + ellipsis : text, end }
}

/** The one block that holds all non-ASCII characters; 0 if there are none, or they are in several blocks. */
function blockOf(text: string): number {
  const blocks = new Set([...text].map((character) => character.codePointAt(0)! >> 7))
  blocks.delete(0)
  const [block = UTF8, ...others] = blocks
  return others.length > 0 || block > 0xff ? UTF8 : block
}

function byteOf(character: string): number {
  const code = character.charCodeAt(0)
  return code < 0x80 ? code : 0x80 | (code & 0x7f)
}
