import { SaxesParser, type SaxesTagNS } from 'saxes'

/** An element of an XML document, with the text of everything inside it. */
export interface XmlElement {
  namespace: string
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

type Parser = SaxesParser<{ xmlns: true; position: false }>

const deepest = 40
const mostAttributes = 200
/** The most characters, in text and attributes, and elements in one element that is handed over. */
const mostCharacters = 1_000_000
const mostElements = 20_000

/** The document as an element. Throws for what is not well-formed, and for what a signed message never needs. */
export function readXml(xml: string): XmlElement {
  const parser = strictParser()
  // Some readers split texts at comments (CVE-2018-0489), which signatures do not cover.
  for (const kind of ['comment', 'processinginstruction'] as const) parser.on(kind, unreadable)
  let root: XmlElement | undefined
  onElements(
    parser,
    () => true,
    (element) => {
      root = element
    },
  )
  parser.write(xml).close()
  return root!
}

/** Without document types: they define entities, which expand or read files. */
export function strictParser(): Parser {
  const parser = new SaxesParser({ xmlns: true, position: false })
  parser.on('error', unreadable)
  parser.on('doctype', unreadable)
  return parser
}

/**
 * Reads a document piece by piece. The parser keeps an attribute, a text or a comment until it ends: throws when one goes on for
 * too long.
 */
export async function writePieces(
  parser: Parser,
  pieces: AsyncIterable<string> | Iterable<string>,
): Promise<void> {
  let sinceTag = 0
  parser.on('opentagstart', () => {
    sinceTag = 0
  })
  for await (const piece of pieces) {
    sinceTag += piece.length
    parser.write(piece)
    if (sinceTag > mostCharacters) unreadable()
  }
  parser.close()
}

/**
 * Hands over each outermost element that is wanted; everything outside these elements is dropped. Throws for what takes too
 * long to read or too much memory, inside and outside of them: the parser's work grows with the square of the depth.
 */
export function onElements(
  parser: Parser,
  isWanted: (tag: SaxesTagNS) => boolean,
  take: (element: XmlElement) => void,
): void {
  const open: XmlElement[] = []
  let depth = 0
  let attributes = 0
  let characters = 0
  let elements = 0
  const addText = (text: string) => {
    const innermost = open.at(-1)
    if (!innermost) return
    characters += text.length
    if (characters > mostCharacters) unreadable()
    innermost.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > mostAttributes) unreadable()
  })
  parser.on('opentag', (tag) => {
    attributes = 0
    depth += 1
    if (depth > deepest) unreadable()
    if (open.length === 0 && !isWanted(tag)) return
    if (open.length === 0) characters = elements = 0
    const element = elementOf(tag)
    characters += tag.name.length + Object.values(element.attributes).join('').length
    elements += 1
    if (characters > mostCharacters || elements > mostElements) unreadable()
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => {
    depth -= 1
    const closed = open.pop()
    const parent = open.at(-1)
    if (parent) parent.text += closed!.text
    else if (closed) take(closed)
  })
}

/** The children with this name in this namespace. */
export const childrenOf = (element: XmlElement | undefined, namespace: string, name: string): XmlElement[] =>
  element?.children.filter((child) => child.namespace === namespace && child.name === name) ?? []

/** The only child with this name; undefined for none. Throws for several. */
export function childOf(
  element: XmlElement | undefined,
  namespace: string,
  name: string,
): XmlElement | undefined {
  const [first, second] = childrenOf(element, namespace, name)
  if (second) unreadable()
  return first
}

const elementOf = ({ uri, local, attributes }: SaxesTagNS): XmlElement => ({
  namespace: uri,
  name: local,
  attributes: Object.fromEntries(Object.values(attributes).map(({ name, value }) => [name, value])),
  children: [],
  text: '',
})

function unreadable(): never {
  throw new Error('This is not XML that we read')
}
