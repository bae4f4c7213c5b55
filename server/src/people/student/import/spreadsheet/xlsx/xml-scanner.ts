import { SaxesParser } from 'saxes'
import { unreadable } from '../spreadsheet-error.ts'

/**
 * Called by a scanner in document order. Names of elements come without their namespace prefix, names of attributes with it.
 */
export interface XmlHandlers {
  open?(name: string, attributes: Record<string, string>): void
  close?(name: string): void
  /** A run of text, with entities resolved; one text may come in several runs. */
  text?(text: string): void
}

const LONGEST_MARKUP = 1 << 20
/** The parts of a workbook nest about ten deep; the parser keeps every open tag. */
const DEEPEST_TAG = 100

/**
 * Scans XML in pieces, and holds only one tag or text at a time. Refuses document types, and with them the document's own
 * entities. Returns the function that takes the next piece.
 */
export function xmlScanner({ open, close, text }: XmlHandlers): (piece: string) => void {
  const parser = new SaxesParser({ xmlns: false, position: false })
  let pending = 0
  let depth = 0
  const damaged = () => {
    throw unreadable('invalid.sheet_damaged')
  }
  parser.on('error', damaged)
  parser.on('doctype', damaged)
  parser.on('opentag', ({ name, attributes }) => {
    pending = 0
    if (++depth > DEEPEST_TAG) damaged()
    open?.(localName(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    pending = 0
    depth--
    close?.(localName(name))
  })
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  return (piece) => {
    pending += piece.length
    parser.write(piece)
    if (pending > LONGEST_MARKUP) throw unreadable('too_large.sheet')
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)
