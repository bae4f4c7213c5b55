import { unreadable } from '../spreadsheet-error.ts'

/** What a scanner calls, in document order. Names come without their namespace prefix. */
export interface XmlHandlers {
  /** `attributes` is the text between the name and the end of the tag, for `attributeReader`. */
  open?(name: string, attributes: string): void
  close?(name: string): void
  /** A run of text, entities resolved; one text may come in several runs. */
  text?(text: string): void
}

const LONGEST_MARKUP = 1 << 20
const TAG = /<(\/?)(?:[^\s/>:]*:)?([^\s/>]+)((?:[^"'>]|"[^"]*"|'[^']*')*)>/y
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/**
 * Scans XML 1.0 that comes in pieces: the subset that spreadsheets are written in. A document type, and with it any
 * entity of the document's own, is refused. Returns the function that takes the next piece.
 */
export function xmlScanner(handlers: XmlHandlers): (piece: string) => void {
  let rest = ''
  return (piece) => {
    const xml = rest + piece
    const end = scan(xml, handlers)
    rest = xml.slice(end)
    if (rest.length > LONGEST_MARKUP) throw unreadable('too_large.sheet')
  }
}

/** Reads one attribute of a tag by its name, prefix included or, for ':id', of any prefix. */
export function attributeReader(name: string): (attributes: string) => string | undefined {
  const pattern = new RegExp(
    `${name.startsWith(':') ? '' : '(?:^|\\s)'}${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`,
  )
  return (attributes) => {
    const found = pattern.exec(attributes)
    return found ? resolveEntities(found[1] ?? found[2] ?? '') : undefined
  }
}

/** Handles every piece of markup that is complete; returns where the first incomplete one starts. */
function scan(xml: string, handlers: XmlHandlers): number {
  let at = 0
  for (;;) {
    const tagAt = xml.indexOf('<', at)
    if (tagAt < 0) return at
    if (tagAt > at) handlers.text?.(resolveEntities(xml.slice(at, tagAt)))
    const next =
      xml[tagAt + 1] === '!' || xml[tagAt + 1] === '?'
        ? scanSpecial(xml, tagAt, handlers)
        : scanTag(xml, tagAt, handlers)
    if (next < 0) return tagAt
    at = next
  }
}

function scanTag(xml: string, at: number, handlers: XmlHandlers): number {
  TAG.lastIndex = at
  const tag = TAG.exec(xml)
  if (!tag) return -1
  const [, closing, name = '', attributes = ''] = tag
  if (!closing) handlers.open?.(name, attributes)
  if (closing || attributes.endsWith('/') || xml[TAG.lastIndex - 2] === '/') handlers.close?.(name)
  return TAG.lastIndex
}

/** Comments, processing instructions and CDATA sections. */
function scanSpecial(xml: string, at: number, handlers: XmlHandlers): number {
  for (const [start, end] of [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
  ] as const) {
    if (!xml.startsWith(start, at)) continue
    const endAt = xml.indexOf(end, at + start.length)
    if (endAt < 0) return -1
    if (start === '<![CDATA[') handlers.text?.(xml.slice(at + start.length, endAt))
    return endAt + end.length
  }
  if (xml.length - at >= '<![CDATA['.length) throw unreadable('invalid.sheet_damaged')
  return -1
}

function resolveEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w{1,10}));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
