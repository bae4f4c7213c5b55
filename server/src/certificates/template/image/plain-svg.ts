import { SaxesParser } from 'saxes'

const svgNamespace = 'http://www.w3.org/2000/svg'
const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
const paints = ['linearGradient', 'radialGradient', 'stop', 'clipPath']
const kept = new Set(['svg', 'g', 'defs', 'style', ...shapes, ...paints])
/** Elements removed with all their content: texts about the picture, and drawing programs' metadata. */
const isNote = (name: string): boolean => name.includes(':') || ['title', 'desc', 'metadata'].includes(name)

interface OpenElement {
  name: string
  inNote: boolean
  inClip: boolean
}

class NotPlain extends Error {
  override readonly name = 'NotPlain'
}

const refuse = (): never => {
  throw new NotPlain()
}

/**
 * Rewrites an SVG as nothing but shapes, gradients, clips and their styles. Undefined for a picture with anything else: texts
 * (we lack their fonts), embedded pictures, links, scripts, filters, `use` and nested clips (both can stand for a billion
 * shapes), document types, and addresses other than its own '#…'.
 */
export function plainSvg(file: Uint8Array): Uint8Array | undefined {
  let xml: string
  try {
    xml = new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    return undefined
  }
  try {
    return new TextEncoder().encode(rewrite(xml))
  } catch (error) {
    if (error instanceof NotPlain) return undefined
    throw error
  }
}

function rewrite(xml: string): string {
  const parser = new SaxesParser({ xmlns: false, position: false })
  const open: OpenElement[] = []
  let plain = ''
  let css = ''
  for (const event of ['error', 'doctype', 'processinginstruction', 'cdata'] as const)
    parser.on(event, refuse)
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    const parent = open.at(-1)
    if (parent?.name === 'style' || (!parent && (name !== 'svg' || attributes.xmlns !== svgNamespace)))
      refuse()
    const inNote = parent?.inNote || isNote(name)
    const inClip = parent?.inClip || name === 'clipPath'
    open.push({ name, inNote, inClip })
    if (inNote) return
    if (!kept.has(name)) refuse()
    plain += `<${name}${plainAttributes(attributes, inClip)}${isSelfClosing ? '/' : ''}>`
  })
  // A style is checked as a whole, without comments, because the parts around a comment could join into something else.
  parser.on('text', (text) => {
    const parent = open.at(-1)
    if (parent?.inNote) return
    if (parent?.name === 'style') css += text
    else if (text.trim() !== '') refuse()
  })
  parser.on('closetag', ({ name, isSelfClosing }) => {
    if (open.pop()?.inNote) return
    if (!isInertStyle(css)) refuse()
    if (!isSelfClosing) plain += `${escaped(css)}</${name}>`
    css = ''
  })
  parser.write(xml).close()
  return plain
}

/** The attributes that the picture needs. */
function plainAttributes(attributes: Record<string, string>, inClip: boolean): string {
  let plain = ''
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'xlink:href' && attributes.href !== undefined) continue
    const isLink = name === 'href' || name === 'xlink:href'
    if (name !== 'xmlns' && !isLink && /:|^data-|^aria-/.test(name)) continue
    if (!isInert(name, value, inClip)) refuse()
    plain += ` ${isLink ? 'href' : name}="${escaped(value)}"`
  }
  return plain
}

function isInert(name: string, value: string, inClip: boolean): boolean {
  switch (name) {
    case 'xmlns':
      return value === svgNamespace
    case 'href':
    case 'xlink:href':
      return /^#[\w.-]+$/.test(value)
    case 'style':
      return isInertStyle(value)
    case 'filter':
    case 'mask':
      return false
    case 'clip-path':
      return !inClip && isInertValue(value)
    default:
      return !/^on/i.test(name) && isInertValue(value)
  }
}

/** CSS can load or run something only through url() and these; an escape could hide them. */
const isInertValue = (value: string): boolean =>
  !/\\|(?:image|image-set|cross-fade|src|expression)\s*\(|url\s*\((?!\s*#[\w.-]+\s*\))/i.test(value)

/** Style sheets may neither import nor clip: nested clips are detected only in attributes. */
const isInertStyle = (css: string): boolean => isInertValue(css) && !/[@<&]|clip-path|mask|filter/i.test(css)

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string =>
  text.replace(/[\t\n\r]/g, ' ').replace(/[&<>"]/g, (character) => escapes[character]!)
