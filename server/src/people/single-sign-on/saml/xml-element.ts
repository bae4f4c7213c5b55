import { SaxesParser, type SaxesTagNS } from 'saxes'

/** An XML element, with all text inside it. */
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
/** The most characters (in texts and attributes), and elements, within one element passed on. */
const mostCharacters = 1_000_000
const mostElements = 20_000

/** Parses a document. Throws if it is not well-formed, or has something that no signed message needs. */
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

/** Refuses document types: they define entities, which can expand or read files. */
export function strictParser(): Parser {
  const parser = new SaxesParser({ xmlns: true, position: false })
  parser.on('error', unreadable)
  parser.on('doctype', unreadable)
  return parser
}

/**
 * Parses a document piece by piece. The parser buffers an attribute, text or comment until it ends, so this throws if one is
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
 * Passes on each outermost wanted element, and drops everything outside of these. Throws for anything that takes too much time
 * or memory, inside or outside: the parser's work grows with the square of the depth.
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

/** The only child with this name; undefined if there is none. Throws if there are several. */
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
